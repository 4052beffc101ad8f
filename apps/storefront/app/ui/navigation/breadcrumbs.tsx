import { Link } from "./link.tsx"

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The path from the home page to the current page; on phones one line that scrolls, so that the page begins at once. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-ink-muted text-sm max-sm:-my-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:overflow-y-hidden max-sm:whitespace-nowrap max-sm:py-2 max-sm:[scrollbar-width:none]">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex items-center gap-x-2 max-sm:shrink-0">
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
