import { type ReactNode, useRef } from "react"
import { Link } from "./link.tsx"
import type { MenuLink } from "./mega-menu.tsx"
import { useDetailsGroup } from "./use-details-group.ts"

export interface SiteHeaderProps {
  logo: ReactNode
  homeTo: string
  navLabel: string
  /** Menus with a panel (`MegaMenu`), before the plain links. */
  menus?: ReactNode
  links: MenuLink[]
  /** Search, account, wishlist, cart on a desktop: `IconButton`s. */
  actions: ReactNode
  /** Stays at the top on a phone beside the logo; the rest is in the bottom bar. */
  phoneActions?: ReactNode
  /** A line above the header, for example about free delivery; scrolls away. */
  announcement?: ReactNode
}

/** Navigation on the left, the wordmark in the middle, the visitor's links on the right. */
export function SiteHeader({
  logo,
  homeTo,
  navLabel,
  menus,
  links,
  actions,
  phoneActions,
  announcement,
}: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null)
  useDetailsGroup(header)
  return (
    <header ref={header} className="contents">
      {announcement && (
        <div data-print="hide" className="bg-surface-deep text-center text-sm">
          <div data-color-mode="dark" className="measure py-2 text-ink">
            {announcement}
          </div>
        </div>
      )}
      <div className="sticky top-0 z-30 border-border border-b bg-surface short:static print:static">
        <div className="measure flex h-15 items-center justify-between gap-3 lg:grid lg:h-19 lg:grid-cols-[1fr_auto_1fr]">
          <nav aria-label={navLabel} className="-ml-3 hidden items-center lg:flex">
            {menus}
            {links.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                className="quiet-link flex min-h-11 items-center rounded-md px-3"
              >
                {link.label}
              </Link>
            ))}
          </nav>
          <Link to={homeTo} className="flex min-h-11 min-w-0 items-center rounded-sm">
            {logo}
          </Link>
          <div data-print="hide" className="-mr-3 hidden items-center justify-end lg:flex">
            {actions}
          </div>
          <div data-print="hide" className="-mr-2 flex shrink-0 items-center justify-end lg:hidden">
            {phoneActions}
          </div>
        </div>
      </div>
    </header>
  )
}
