import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createCollectionsWorkflow,
  createProductCategoriesWorkflow,
  createProductTagsWorkflow,
} from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE, type NewCategory, type NewCollection, type ShopContents } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"

/** Two levels of categories, collections, and a tag per collection. */
export const catalogueGroups = ({ categories, collections }: ShopContents): SeedStep => ({
  what: "categories and collections",
  units: 2,
  async run(container) {
    const ranked = categories.map((category, rank) => ({ ...category, rank }))
    await ensureCategories(
      container,
      ranked.filter(({ parent }) => !parent),
    )
    await ensureCategories(
      container,
      ranked.filter(({ parent }) => parent),
    )
    await ensureCollections(container, collections)
    await ensureTags(container, collections)
  },
})

/** Ids of the existing categories by handle. */
export async function categoryIds(container: MedusaContainer): Promise<Map<string, string>> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({}, { select: ["id", "handle"] })
  return new Map(existing.map(({ handle, id }) => [handle, id]))
}

/** Ids of the existing collections by handle. */
export async function collectionIds(container: MedusaContainer): Promise<Map<string, string>> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProductCollections({}, { select: ["id", "handle"] })
  return new Map(existing.map(({ handle, id }) => [handle, id]))
}

/** Ids of the existing tags by value. */
export async function tagIds(container: MedusaContainer): Promise<Map<string, string>> {
  const existing = await container.resolve(Modules.PRODUCT).listProductTags({}, { select: ["id", "value"] })
  return new Map(existing.map(({ value, id }) => [value, id]))
}

async function ensureCategories(
  container: MedusaContainer,
  wanted: readonly (NewCategory & { rank: number })[],
): Promise<void> {
  const ids = await categoryIds(container)
  const missing = wanted.filter(({ handle }) => !ids.has(handle))
  if (missing.length === 0) return
  await createProductCategoriesWorkflow(container).run({
    input: {
      product_categories: missing.map((category) => ({
        name: category.name[DEFAULT_LOCALE],
        handle: category.handle,
        description: category.description[DEFAULT_LOCALE],
        is_active: true,
        is_internal: false,
        rank: category.rank,
        parent_category_id: category.parent ? (ids.get(category.parent) ?? null) : null,
        metadata: { picture: category.picture },
      })),
    },
  })
}

/** Medusa's collections have no description, so it is stored in the metadata in both languages. */
async function ensureCollections(
  container: MedusaContainer,
  collections: readonly NewCollection[],
): Promise<void> {
  const ids = await collectionIds(container)
  const missing = collections.filter(({ handle }) => !ids.has(handle))
  if (missing.length === 0) return
  await createCollectionsWorkflow(container).run({
    input: {
      collections: missing.map(({ handle, name, description, picture }) => ({
        handle,
        title: name[DEFAULT_LOCALE],
        metadata: { description, picture },
      })),
    },
  })
}

/**
 * In Medusa a product has one collection; it belongs to every other one by a tag with the collection's
 * handle.
 */
async function ensureTags(container: MedusaContainer, collections: readonly NewCollection[]): Promise<void> {
  const ids = await tagIds(container)
  const missing = collections.filter(({ handle }) => !ids.has(handle))
  if (missing.length === 0) return
  await createProductTagsWorkflow(container).run({
    input: { product_tags: missing.map(({ handle }) => ({ value: handle })) },
  })
}
