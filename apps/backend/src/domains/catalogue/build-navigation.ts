import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueCategory, CatalogueCollection, CatalogueNavigation } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import type { ListIndex } from "../../modules/catalogue/list-index/list-index.ts"
import type CatalogueModuleService from "../../modules/catalogue/service.ts"
import { readRecords } from "../../records/read-records.ts"
import { type Localize, readLocalizedTexts } from "./localized-texts.ts"
import { findPicture } from "./picture-metadata.ts"
import { type CategoryRecord, readVisibleCategories } from "./read-category-paths.ts"

interface CollectionRecord {
  id: string
  handle: string
  title: string
  metadata: Record<string, unknown> | null
}

/** Builds and stores the navigation in every language; writes to the feed if it has changed. */
export async function rebuildNavigation(
  container: MedusaContainer,
  catalogue: CatalogueModuleService,
): Promise<void> {
  await catalogue.writeNavigation(() => readNavigations(container, catalogue))
}

async function readNavigations(
  container: MedusaContainer,
  catalogue: CatalogueModuleService,
): Promise<Record<Locale, CatalogueNavigation>> {
  const categories = [...(await readVisibleCategories(container)).values()].sort(byRank)
  const collections = await readRecords<CollectionRecord>(container, {
    entity: "product_collection",
    fields: ["id", "handle", "title", "metadata"],
    pagination: { order: { created_at: "ASC", id: "ASC" } },
  })
  const localize = await readLocalizedTexts(
    container,
    [...categories, ...collections].map(({ id }) => id),
  )
  const navigations = {} as Record<Locale, CatalogueNavigation>
  for (const locale of LOCALES) {
    const index = await catalogue.listIndex(locale)
    navigations[locale] = {
      categories: childrenOf(null, categories, { index, locale, localize }),
      collections: collections.map((collection) => toCollection(collection, { index, locale, localize })),
    }
  }
  return navigations
}

interface Context {
  index: ListIndex
  locale: Locale
  localize: Localize
}

const byRank = (a: CategoryRecord, b: CategoryRecord) => a.rank - b.rank || (a.id < b.id ? -1 : 1)

function childrenOf(
  parentId: string | null,
  all: readonly CategoryRecord[],
  context: Context,
): CatalogueCategory[] {
  const { index, locale, localize } = context
  return all
    .filter((category) => category.parent_category_id === parentId)
    .map((category) => {
      const name = localize(category.id, "name", category.name)
      return {
        id: category.id,
        handle: category.handle,
        name: name[locale],
        description: localize(category.id, "description", category.description)[locale],
        product_count: index.countOf("category", category.handle),
        picture: toPicture(findPicture(category.metadata, name), locale),
        children: childrenOf(category.id, all, context),
      }
    })
}

function toCollection(
  collection: CollectionRecord,
  { index, locale, localize }: Context,
): CatalogueCollection {
  const name = localize(collection.id, "title", collection.title)
  return {
    id: collection.id,
    handle: collection.handle,
    name: name[locale],
    description: collectionDescription(collection.metadata, locale),
    product_count: index.countOf("collection", collection.handle),
    picture: toPicture(findPicture(collection.metadata, name), locale),
  }
}

const toPicture = (picture: ReturnType<typeof findPicture>, locale: Locale) =>
  picture && { ...picture, alt: picture.alt[locale] }

/** Medusa's collections have no description field: it is stored in the metadata, in every language. */
function collectionDescription(metadata: Record<string, unknown> | null, locale: Locale): string {
  const texts = fieldsOf(metadata?.description)
  return String(texts[locale] || texts[DEFAULT_LOCALE] || "")
}
