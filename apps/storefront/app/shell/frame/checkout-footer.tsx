import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { CookieSettingsButton } from "./cookie-settings-button.tsx"

/** The footer of the checkout: only what the law wants on every page, the withdrawal function included. */
export function CheckoutFooter({ year }: { year: number }) {
  const t = useTranslations("checkout")
  const shell = useTranslations("shell")
  const paths = usePaths()
  const shop = useShopFront()
  const links = [
    { label: t("shortTerms"), to: paths.legal("terms") },
    { label: t("shortPrivacy"), to: paths.legal("privacy") },
    { label: t("shortWithdrawal"), to: paths.legal("withdrawal") },
    { label: shell("imprint"), to: paths.legal("imprint") },
    { label: t("shortContact"), to: paths.contact() },
  ]
  return (
    <footer data-print="hide" className="mt-12 border-border border-t pb-[env(safe-area-inset-bottom)]">
      <div className="measure flex flex-wrap items-center justify-between gap-x-8 py-2 text-ink-muted text-sm">
        <nav aria-label={shell("footerLegal")}>
          <ul className="-ml-2 flex flex-wrap gap-x-1">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="quiet-link flex min-h-11 items-center px-2">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </nav>
        <p className="text-xs">{shell("copyright", { year: String(year), shop: shop.companyName })}</p>
      </div>
    </footer>
  )
}
