import type { IProductModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createCollectionsWorkflow,
  createProductCategoriesWorkflow,
  updateCollectionsWorkflow,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows"
import { findFreeHandle, type HandledRecord } from "./free-handle.ts"

/** The calls of the product module for one kind of record. */
interface Shelf {
  find(handle: string): Promise<HandledRecord[]>
  update(id: string, handle: string): Promise<unknown>
}

type ShelfOf = (products: IProductModuleService) => Shelf

const productShelf: ShelfOf = (products) => ({
  find: (handle) => products.listProducts({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProducts(id, { handle }),
})

/** A workflow's hook has one handler: the one for products is in new-products.ts. */
export const makeProductsPlain = (products: readonly HandledRecord[], container: MedusaContainer) =>
  makePlain(productShelf, products, container)

const categoryShelf: ShelfOf = (products) => ({
  find: (handle) =>
    products.listProductCategories({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProductCategories(id, { handle }),
})
const collectionShelf: ShelfOf = (products) => ({
  find: (handle) =>
    products.listProductCollections({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProductCollections(id, { handle }),
})

/**
 * Medusa creates handles from titles with their accents, which become percent signs in shared links. Here
 * every handle becomes ASCII, whoever created or changed the record (admin, import, API).
 */
async function makePlain(shelfOf: ShelfOf, records: readonly HandledRecord[], container: MedusaContainer) {
  const shelf = shelfOf(container.resolve(Modules.PRODUCT))
  for (const record of records) {
    const handle = await findFreeHandle(record, shelf.find)
    if (handle !== undefined) await shelf.update(record.id, handle)
  }
}

createProductCategoriesWorkflow.hooks.categoriesCreated(({ categories }, { container }) =>
  makePlain(categoryShelf, categories, container),
)
updateProductCategoriesWorkflow.hooks.categoriesUpdated(({ categories }, { container }) =>
  makePlain(categoryShelf, categories, container),
)
createCollectionsWorkflow.hooks.collectionsCreated(({ collections }, { container }) =>
  makePlain(collectionShelf, collections, container),
)
updateCollectionsWorkflow.hooks.collectionsUpdated(({ collections }, { container }) =>
  makePlain(collectionShelf, collections, container),
)
