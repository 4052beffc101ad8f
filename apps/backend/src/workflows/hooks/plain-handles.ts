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
interface HandleStore {
  find(handle: string): Promise<HandledRecord[]>
  update(id: string, handle: string): Promise<unknown>
}

type StoreOf = (products: IProductModuleService) => HandleStore

const productHandles: StoreOf = (products) => ({
  find: (handle) => products.listProducts({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProducts(id, { handle }),
})

/** A workflow's hook has one handler: the one for products is in new-products.ts. */
export const makeProductsPlain = (products: readonly HandledRecord[], container: MedusaContainer) =>
  makePlain(productHandles, products, container)

const categoryHandles: StoreOf = (products) => ({
  find: (handle) =>
    products.listProductCategories({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProductCategories(id, { handle }),
})
const collectionHandles: StoreOf = (products) => ({
  find: (handle) =>
    products.listProductCollections({ handle }, { select: ["id", "handle"], withDeleted: true }),
  update: (id, handle) => products.updateProductCollections(id, { handle }),
})

/**
 * Medusa creates handles from titles with their accents, which become percent signs in shared links. Here
 * every handle becomes ASCII, whoever created or changed the record (admin, import, API).
 */
async function makePlain(storeOf: StoreOf, records: readonly HandledRecord[], container: MedusaContainer) {
  const store = storeOf(container.resolve(Modules.PRODUCT))
  for (const record of records) {
    const handle = await findFreeHandle(record, store.find)
    if (handle !== undefined) await store.update(record.id, handle)
  }
}

createProductCategoriesWorkflow.hooks.categoriesCreated(({ categories }, { container }) =>
  makePlain(categoryHandles, categories, container),
)
updateProductCategoriesWorkflow.hooks.categoriesUpdated(({ categories }, { container }) =>
  makePlain(categoryHandles, categories, container),
)
createCollectionsWorkflow.hooks.collectionsCreated(({ collections }, { container }) =>
  makePlain(collectionHandles, collections, container),
)
updateCollectionsWorkflow.hooks.collectionsUpdated(({ collections }, { container }) =>
  makePlain(collectionHandles, collections, container),
)
