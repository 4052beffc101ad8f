import type { CatalogueCategory } from "@porteka/commerce-sdk"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The sub-categories of a category, as a row of links. */
export function CategoryLinks({ label, categories }: { label: string; categories: CatalogueCategory[] }) {
  const paths = usePaths()
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={paths.category(category.handle)}
              prefetch
              className="wrap-anywhere flex min-h-11 items-center gap-2 rounded-full border border-border-strong px-3.5 text-sm transition-colors sm:px-4.5 sm:text-base hover:border-ink hover:bg-surface-hover"
            >
              {category.name}
              <span className="tabular text-sm text-ink-muted">{category.product_count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
