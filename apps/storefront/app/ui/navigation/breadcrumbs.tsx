import { Link } from "./link.tsx"

export interface Crumb {
  label: string
  /** Absent on the page itself. */
  to?: string
}

/** The way from the front page to this one. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex items-center gap-x-2">
            {crumb.to ? (
              <Link to={crumb.to} className="touch quiet-link py-1">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {crumb.label}
              </span>
            )}
            {/* After its step: a line that wraps begins with a word. */}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className="text-ornament">
                ·
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
