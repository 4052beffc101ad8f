import type { CatalogueCollection } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { PictureCard } from "#app/ui/layout/picture-card.tsx"

/** Collections as pictures with name and description. */
export function CollectionGrid({
  collections,
  level = "h2",
}: {
  collections: CatalogueCollection[]
  level?: "h2" | "h3"
}) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
      {collections.map(({ id, handle, name, picture, description, product_count: count }) => (
        <PictureCard
          key={id}
          to={paths.collection(handle)}
          title={name}
          picture={picture}
          frame="aspect-square sm:aspect-4/5"
          level={level}
        >
          <p className="mt-1.5 text-ink-muted">{description}</p>
          <p className="mt-1.5 text-sm text-ink-muted">{t("count", { count })}</p>
        </PictureCard>
      ))}
    </ul>
  )
}
