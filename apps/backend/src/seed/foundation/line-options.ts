import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createProductsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE, LINE_OPTIONS, ONLY_OPTION, shop } from "@porteka/shop"
import type { ProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import type { SeedStep } from "../seed-step.ts"
import { translationsOf, writeTranslations } from "../translations.ts"

/** Gross, whole forints, per piece, for a new shop; later it is changed in the admin, like every price. */
const GIFT_WRAP_PRICE = 990

/** Products that charge for priced line options; they are in no list. */
export const lineOptions: SeedStep = {
  what: "options of lines",
  units: 1,
  async run(container) {
    const { label, price } = LINE_OPTIONS.gift_wrap
    const products = container.resolve(Modules.PRODUCT)
    const existing = await products.listProductVariants({ sku: price.sku }, { take: 1 })
    if (existing.length > 0) return
    const productId = await createProduct(container, label[DEFAULT_LOCALE], price.sku)
    const variants = await products.listProductVariants({ product_id: productId }, { take: 1 })
    await writeTranslations(container, [
      ...translationsOf("product", productId, { title: label }),
      ...variants.flatMap(({ id }) => translationsOf("product_variant", id, { title: label })),
    ])
    // Stock of new variants is counted by default, but a service has no stock.
    await updateProductVariantsWorkflow(container).run({
      input: { product_variants: variants.map(({ id }) => ({ id, manage_inventory: false })) },
    })
  },
}

async function createProduct(container: MedusaContainer, title: string, sku: string): Promise<string> {
  const metadata: Partial<ProductMetadata> = { line_option: "gift_wrap" }
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title,
          handle: "diszcsomagolas",
          status: "published",
          metadata,
          options: [
            {
              title: ONLY_OPTION.title[DEFAULT_LOCALE],
              values: [ONLY_OPTION.value[DEFAULT_LOCALE]],
              is_exclusive: true,
            },
          ],
          variants: [
            {
              title,
              sku,
              manage_inventory: false,
              options: { [ONLY_OPTION.title[DEFAULT_LOCALE]]: ONLY_OPTION.value[DEFAULT_LOCALE] },
              prices: [{ currency_code: shop.currency.toLowerCase(), amount: GIFT_WRAP_PRICE }],
            },
          ],
        },
      ],
    },
  })
  const [product] = result
  if (!product) throw new Error("The product that charges for gift wrapping was not made")
  return product.id
}
