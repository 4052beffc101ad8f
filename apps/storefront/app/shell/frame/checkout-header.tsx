import { ArrowLeft, Phone } from "lucide-react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Logo } from "#app/ui/media/logo.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { LanguageSwitch } from "./language-switch.tsx"

/** The header of the checkout: who sells, the way back, and the number to call. On a phone it has two rows. */
export function CheckoutHeader() {
  const t = useTranslations("checkout")
  const paths = usePaths()
  const { name, logo, contact } = useShopFront()
  return (
    <header data-own-frame="" className="border-border border-b bg-surface">
      <div className="measure flex flex-wrap items-center justify-between gap-x-4 py-1.5 lg:h-19 lg:flex-nowrap lg:gap-x-8 lg:py-0">
        <Link to={paths.home()} className="flex min-h-11 w-fit items-center rounded-sm">
          <Logo name={name} picture={logo} size="header" />
        </Link>
        <div data-print="hide" className="-mr-2 lg:order-last">
          <LanguageSwitch short />
        </div>
        <span className="basis-full lg:hidden" />
        <Link
          to={paths.cart()}
          data-print="hide"
          className="quiet-link -ml-1 flex min-h-11 w-fit items-center gap-1.5"
        >
          <ArrowLeft className="size-4 shrink-0" />
          {t("backToCart")}
        </Link>
        {contact.phone && (
          <a
            href={`tel:${contact.phoneE164}`}
            className="quiet-link flex min-h-11 items-center gap-1.5 lg:ml-auto"
          >
            <Phone className="size-4 shrink-0" />
            <span className="sr-only">{t("callUs")}</span>
            <span className="tabular whitespace-nowrap">{contact.phone}</span>
          </a>
        )}
      </div>
    </header>
  )
}
