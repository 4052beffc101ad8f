import { Heart, House, LogOut, MapPin, Package, UserRound } from "lucide-react"
import type { ComponentType } from "react"
import { Form, useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/navigation/link.tsx"

const ROW = "flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-surface-hover"

interface AccountNavProps {
  label: string
  className?: string
}

/** Links to the account's pages, and the logout button. */
export function AccountNav({ label, className }: AccountNavProps) {
  const t = useTranslations("account")
  const paths = usePaths()
  const { pathname } = useLocation()
  const isWithin = (to: string) =>
    pathname === to || (to !== paths.account() && pathname.startsWith(`${to}/`))
  const items: { label: string; to: string; Icon: ComponentType<{ className?: string }> }[] = [
    { label: t("overview"), to: paths.account(), Icon: House },
    { label: t("orders"), to: paths.accountOrders(), Icon: Package },
    { label: t("addresses"), to: paths.accountAddresses(), Icon: MapPin },
    { label: t("profile"), to: paths.profile(), Icon: UserRound },
    { label: t("wishlist"), to: paths.wishlist(), Icon: Heart },
  ]
  return (
    <nav aria-label={label} data-print="hide" className={className}>
      <ul className="flex flex-col gap-0.5">
        {items.map(({ label: name, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isWithin(to) ? "page" : undefined}
              className={classNames(ROW, isWithin(to) && "bg-surface-raised font-medium")}
            >
              <Icon className="size-5 text-ink-muted" />
              {name}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-border border-t pt-2">
          <Form method="post" action={paths.logout()}>
            <button type="submit" className={ROW}>
              <LogOut className="size-5 text-ink-muted" />
              {t("logOut")}
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  )
}
