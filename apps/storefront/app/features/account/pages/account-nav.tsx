import { Heart, House, LogOut, MapPin, Package, UserRound } from "lucide-react"
import { type ComponentType, type RefObject, useEffect, useRef } from "react"
import { Form, useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/navigation/link.tsx"

const LOOKS = {
  rows: {
    list: "flex flex-col gap-0.5",
    item: "flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-surface-hover",
    current: "bg-surface-raised font-medium",
    last: "mt-2 border-border border-t pt-2",
  },
  chips: {
    // One row that scrolls, as far as the edges of the screen, so that a chip that is cut off shows that there are more.
    list: "no-scrollbar relative -mx-(--measure-margin) flex gap-2 overflow-x-auto whitespace-nowrap px-(--measure-margin) py-1.5",
    item: "flex min-h-11 items-center rounded-full border border-border-strong px-3.5 text-sm hover:border-ink hover:bg-surface-hover",
    current: "border-primary bg-primary-soft font-medium",
    last: undefined,
  },
}

interface AccountNavProps {
  /** Rows beside the page, or chips below its title; each where the screen has room for it. */
  look: keyof typeof LOOKS
}

/** Links to the account's pages, and the logout button. */
export function AccountNav({ look }: AccountNavProps) {
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
  const { list, item, current, last } = LOOKS[look]
  const row = useRef<HTMLUListElement>(null)
  useCurrentInView(row, pathname)
  const iconOf = (Icon: (typeof items)[number]["Icon"]) =>
    look === "rows" && <Icon className="size-5 text-ink-muted" />
  return (
    <nav
      aria-label={t("navigation")}
      data-print="hide"
      className={look === "rows" ? "max-lg:hidden lg:pt-10" : "mt-3.5 lg:hidden"}
    >
      <ul ref={row} className={list}>
        {items.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isWithin(to) ? "page" : undefined}
              className={classNames(item, isWithin(to) && current)}
            >
              {iconOf(Icon)}
              {label}
            </Link>
          </li>
        ))}
        <li className={last}>
          <Form method="post" action={paths.logout()}>
            <button type="submit" className={item}>
              {iconOf(LogOut)}
              {t("logOut")}
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  )
}

/** Scrolls the row of chips so far that the current page's is in its middle; the page does not move. */
function useCurrentInView(row: RefObject<HTMLUListElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pathname` is listed because the current chip changes with it
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-current]")
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
  }, [row, pathname])
}
