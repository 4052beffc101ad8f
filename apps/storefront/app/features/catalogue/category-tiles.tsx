import type { CatalogueCategory } from "@porteka/commerce-sdk"
import { useId } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const PICTURE_SIZES = "(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw"

/** The category fields that a tile shows. */
export type CategoryTile = Pick<CatalogueCategory, "id" | "handle" | "name" | "picture" | "product_count">

export const toCategoryTiles = (categories: readonly CatalogueCategory[]): CategoryTile[] =>
  categories.map(({ id, handle, name, picture, product_count }) => ({
    id,
    handle,
    name,
    picture,
    product_count,
  }))

interface CategoryTilesProps {
  categories: readonly CategoryTile[]
  /** Without a heading, "Categories". */
  title?: string
}

/** Categories, shown below empty states. */
export function CategoryTiles({ categories, title }: CategoryTilesProps) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  const titleId = useId()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-6 text-center text-title-sm">
        {title ?? t("ourCategories")}
      </h2>
      {/* Flex instead of grid, so that an incomplete last row is centered. */}
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-8 sm:gap-x-6">
        {categories.map((category) => (
          <li
            key={category.id}
            className="group/card relative w-[calc(50%-0.5rem)] sm:w-[calc(33.3%-1rem)] lg:w-[calc(25%-1.125rem)]"
          >
            <div className="aspect-square overflow-hidden rounded-sm bg-surface-sunken">
              {category.picture && (
                <Picture
                  source={{ ...category.picture, alt: "" }}
                  sizes={PICTURE_SIZES}
                  fill
                  className="size-full"
                />
              )}
            </div>
            <h3 className="mt-3 text-title-xs">
              <Link
                to={paths.category(category.handle)}
                prefetch
                className="quiet-link after:absolute after:inset-0"
              >
                {category.name}
              </Link>
            </h3>
            <p className="mt-1 text-ink-muted text-sm">{t("count", { count: category.product_count })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
