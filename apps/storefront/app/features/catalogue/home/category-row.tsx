import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { CategoryTile } from "../category-tiles.tsx"

const PICTURE_SIZES = "(min-width: 64rem) 11rem, 7rem"

/** The categories in one row of small pictures, which scrolls on phones. */
export function CategoryRow({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  if (categories.length === 0) return null
  return (
    <HydratedLater>
      <nav aria-label={t("ourCategories")} className="measure mt-8 lg:mt-14">
        <ul className="-mx-(--measure-margin) flex snap-x gap-x-4 overflow-x-auto px-(--measure-margin) pb-2 lg:gap-x-6">
          {categories.map(({ id, handle, name, picture }) => (
            <li
              key={id}
              className="group/card relative w-28 shrink-0 snap-start scroll-mx-(--measure-margin) lg:w-auto lg:min-w-28 lg:max-w-44 lg:flex-1"
            >
              <div className="relative aspect-square overflow-hidden rounded-sm bg-surface-sunken">
                {picture ? (
                  <Picture
                    source={{ ...picture, alt: "" }}
                    sizes={PICTURE_SIZES}
                    fill
                    className="size-full"
                  />
                ) : (
                  <span className="no-picture" />
                )}
              </div>
              <Link
                to={paths.category(handle)}
                prefetch
                className="quiet-link mt-2 block text-sm leading-snug after:absolute after:inset-0"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </HydratedLater>
  )
}
