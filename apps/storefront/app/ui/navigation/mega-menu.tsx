import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "./link.tsx"

export interface MenuLink {
  label: string
  to: string
}

interface MenuColumn extends MenuLink {
  links: MenuLink[]
}

/** A full-width menu below the header; a details element, so it opens without JavaScript. */
export function MegaMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details data-menu name="site-menu" className="group/menu">
      <summary className="flex min-h-11 items-center gap-1.5 rounded-md px-3">
        <span className="quiet-link">{label}</span>
        <ChevronDown className="size-4 text-ink-muted transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] animate-fade overflow-y-auto border-border border-y bg-surface-raised shadow-float">
        {children}
      </div>
    </details>
  )
}

export interface MegaMenuPanelProps {
  columns: MenuColumn[]
  /** A teaser beside the columns: a picture with a line of text. */
  feature?: ReactNode
  /** Below the columns: "All products". */
  all?: MenuLink
}

/** The content of such a menu. */
export function MegaMenuPanel({ columns, feature, all }: MegaMenuPanelProps) {
  return (
    <div className="measure flex gap-12 py-10">
      <div className="wrap-anywhere flex-1">
        <div className="columns-3 gap-x-10 xl:columns-4">
          {columns.map((column) => (
            <MegaMenuColumn key={column.to} {...column} />
          ))}
        </div>
        {all && (
          <Link to={all.to} className="text-link mt-2 inline-flex min-h-11 items-center font-medium">
            {all.label}
          </Link>
        )}
      </div>
      {feature && <div className="w-60 shrink-0 max-xl:hidden">{feature}</div>}
    </div>
  )
}

function MegaMenuColumn({ label, to, links }: MenuColumn) {
  return (
    <div className="mb-8 break-inside-avoid">
      <Link
        to={to}
        className="quiet-link title inline-flex min-h-9 items-center text-title-xs pointer-coarse:min-h-11"
      >
        {label}
      </Link>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className="quiet-link flex min-h-9 items-center py-1 text-base text-ink-muted leading-snug pointer-coarse:min-h-11 hover:text-ink"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
