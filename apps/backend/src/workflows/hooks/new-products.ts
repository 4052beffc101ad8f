import {
  createProductsWorkflow,
  createProductVariantsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import {
  assignSalesChannel,
  assignShippingProfile,
  assignStockPlace,
  enableStockManagement,
} from "../../domains/products/sellable-defaults.ts"
import { nameStock } from "../../domains/products/stock-names.ts"
import { makeProductsPlain } from "./plain-handles.ts"

/**
 * Every new product, created in the admin, by import or API, gets a shipping profile and a sales channel,
 * which it needs to be sold.
 */
createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  const ids = products.map(({ id }) => id)
  await makeProductsPlain(products, container)
  await assignShippingProfile(container, ids)
  await assignSalesChannel(container, ids)
  await nameStock(container, ids)
})

/**
 * A product that lost its shipping profile gets the default one again. Its removal from the sales channel is
 * intentional and stays.
 */
updateProductsWorkflow.hooks.productsUpdated(async ({ products }, { container }) => {
  const ids = products.map(({ id }) => id)
  await makeProductsPlain(products, container)
  await assignShippingProfile(container, ids)
  await nameStock(container, ids)
})

/**
 * The admin's form sends "not managed" by default, so stock of a new variant is always counted. For products
 * made to order, the staff changes that switch, or the one for backorders, on the variant's page afterward. Its
 * place with 0 pieces lets the staff enter the number at once.
 */
createProductVariantsWorkflow.hooks.productVariantsCreated(
  async ({ product_variants: variants }, { container }) => {
    await enableStockManagement(container, variants)
    await assignStockPlace(
      container,
      variants.map(({ id }) => id),
    )
    await nameStock(container, productsOf(variants))
  },
)

updateProductVariantsWorkflow.hooks.productVariantsUpdated(
  async ({ product_variants: variants }, { container }) => {
    await nameStock(container, productsOf(variants))
  },
)

const productsOf = (variants: readonly { product_id?: string | null }[]) => [
  ...new Set(variants.flatMap(({ product_id: id }) => id ?? [])),
]
