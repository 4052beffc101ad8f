import { Link } from "./link.tsx"

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The path from the home page to the current page. */
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
            {/* The separator follows its item, so that a wrapped line begins with a word. */}
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
