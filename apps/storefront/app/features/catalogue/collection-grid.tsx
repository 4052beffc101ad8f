import type { CatalogueCollection } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const PICTURE_SIZES = "(min-width: 80rem) 23rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw"

/** Collections as pictures with name and description. */
export function CollectionGrid({
  collections,
  level: Heading = "h2",
}: {
  collections: CatalogueCollection[]
  level?: "h2" | "h3"
}) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
      {collections.map((collection) => (
        <li key={collection.id} className="group/card relative">
          <div className="aspect-square overflow-hidden rounded-sm bg-surface-sunken sm:aspect-4/5">
            {collection.picture && (
              <Picture
                source={{ ...collection.picture, alt: "" }}
                sizes={PICTURE_SIZES}
                fill
                className="size-full"
              />
            )}
          </div>
          <Heading className="mt-4 text-title-sm">
            <Link
              to={paths.collection(collection.handle)}
              prefetch
              className="quiet-link after:absolute after:inset-0"
            >
              {collection.name}
            </Link>
          </Heading>
          <p className="mt-1.5 text-ink-muted">{collection.description}</p>
          <p className="mt-1.5 text-sm text-ink-muted">{t("count", { count: collection.product_count })}</p>
        </li>
      ))}
    </ul>
  )
}
