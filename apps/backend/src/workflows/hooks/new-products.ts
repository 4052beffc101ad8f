import {
  createProductsWorkflow,
  createProductVariantsWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { giveSalesChannel, giveShippingProfile, keepStock } from "../../domains/goods/sellable-defaults.ts"
import { makeProductsPlain } from "./plain-handles.ts"

/** Every new product, made in the admin, by import or API, gets what it needs to be sold: shipping profile and sales channel. */
createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  const ids = products.map(({ id }) => id)
  await makeProductsPlain(products, container)
  await giveShippingProfile(container, ids)
  await giveSalesChannel(container, ids)
})

/** A product that lost its shipping profile gets the default one again. Taking it off the sales channel is a decision, and kept. */
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
