import {
  createProductsWorkflow,
  createProductVariantsWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { giveSalesChannel, giveShippingProfile, keepStock } from "../../domains/goods/sellable-defaults.ts"
import { makeProductsPlain } from "./plain-handles.ts"

/** Whoever makes a product (admin, import, API), it can be delivered and is on sale in the shop. */
createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  const ids = products.map(({ id }) => id)
  await makeProductsPlain(products, container)
  await giveShippingProfile(container, ids)
  await giveSalesChannel(container, ids)
})

/** A profile can be changed but not taken away; who takes a product out of the channel means it. */
updateProductsWorkflow.hooks.productsUpdated(async ({ products }, { container }) => {
  await makeProductsPlain(products, container)
  await giveShippingProfile(
    container,
    products.map(({ id }) => id),
  )
})

/**
 * The admin's form sends "not managed" unless somebody finds the switch, so a new variant is always counted. Goods made
 * to order get that switch, or the one for backorders, on the variant's page afterwards.
 */
createProductVariantsWorkflow.hooks.productVariantsCreated(({ product_variants: variants }, { container }) =>
  keepStock(container, variants),
)
