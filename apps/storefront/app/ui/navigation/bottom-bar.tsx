import { type ReactNode, useRef } from "react"
import { classNames } from "../class-names.ts"
import { CountDot } from "../controls/icon-button.tsx"
import { Link } from "./link.tsx"
import { useDetailsGroup } from "./use-details-group.ts"

interface BottomBarItem {
  label: string
  icon: ReactNode
  to: string
  current?: boolean
  count?: number
  /** Label and count as text, for screen readers. */
  countLabel?: string
}

export interface BottomBarProps {
  label: string
  items: BottomBarItem[]
  /** The first item: opens a sheet above the bar, also without JavaScript. */
  menu?: { label: string; icon: ReactNode; content: ReactNode }
}

/** The letters grow with the browser's, until the labels would no longer stand side by side. */
const CELL =
  "relative flex h-15 w-full flex-col items-center justify-center gap-0.5 text-[min(0.6875rem,4.2vw)] leading-4"

/** A long label gets more room than a short one. */
const PLACE = "min-w-[44px] flex-auto"

/** Navigation at the bottom of the screen on windows narrower than a desktop. */
export function BottomBar({ label, items, menu }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null)
  useDetailsGroup(bar)
  return (
    <nav
      ref={bar}
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-border border-t bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="group/bar mx-auto flex max-w-160">
        {menu && (
          <li className={PLACE}>
            <details data-menu className="group/menu">
              <summary className={classNames(CELL, "group-open/menu:text-accent")}>
                {menu.icon}
                <span className="max-w-full truncate">{menu.label}</span>
              </summary>
              <div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-8rem)] animate-rise overflow-y-auto overscroll-contain rounded-t-lg border-border border-t bg-surface-raised px-5 py-5 sm:px-8 shadow-float">
                {menu.content}
              </div>
            </details>
          </li>
        )}
        {items.map((item) => (
          <li key={item.to} className={PLACE}>
            <Link
              to={item.to}
              aria-current={item.current ? "page" : undefined}
              aria-label={item.count ? item.countLabel : undefined}
              // While the menu is open, only the menu is marked.
              className={classNames(
                CELL,
                item.current &&
                  "text-accent forced-colors:underline group-has-[[data-menu][open]]/bar:text-ink",
              )}
            >
              <span className="relative">
                {item.icon}
                {item.count ? (
                  <span className="absolute -top-2 -right-2.5">
                    <CountDot count={item.count} />
                  </span>
                ) : null}
              </span>
              <span className="max-w-full truncate">{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
