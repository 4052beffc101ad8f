import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createProductsWorkflow,
  createTranslationsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { CURRENCY, DEFAULT_LOCALE, GIFT_CARD_HANDLE, GIFT_CARD_SKU } from "@porteka/shop"
import { LANGUAGES, LOCALES, textsByLanguage } from "@porteka/shop/languages"
import { readSettings } from "../../shop/read-shop.ts"
import { findGiftCardProduct } from "./read-offer.ts"

const TITLE = textsByLanguage({ hu: "Ajándékutalvány", en: "Gift card" })
const OPTION = "Kivitel"
const ONLY = "E-mailben"
const LOCK = "gift-card-offer"

/**
 * Adapts the gift card product to the owner's settings: it exists and is published only while there are
 * amounts. Its variant gets a price when it is created, because Medusa refuses to change a line whose variant
 * has none; what a card costs is its value, so that price is never charged (ADR 0099).
 */
export async function matchGiftCardOffer(container: MedusaContainer): Promise<void> {
  const [smallest] = (await readSettings(container)).giftCards.amounts
  const isOffered = smallest !== undefined
  if (await isMatched(container, isOffered)) return
  await container.resolve(Modules.LOCKING).execute(LOCK, async () => {
    const product = await findGiftCardProduct(container)
    if (product)
      await updateProductsWorkflow(container).run({
        input: { selector: { id: product.id }, update: { status: isOffered ? "published" : "draft" } },
      })
    else if (smallest !== undefined) await createProduct(container, smallest)
  })
}

async function isMatched(container: MedusaContainer, isOffered: boolean): Promise<boolean> {
  const product = await findGiftCardProduct(container)
  return isOffered ? product?.status === "published" : product?.status !== "published"
}

async function createProduct(container: MedusaContainer, price: number): Promise<void> {
  const title = TITLE[DEFAULT_LOCALE]
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title,
          handle: GIFT_CARD_HANDLE,
          status: "published",
          is_giftcard: true,
          discountable: false,
          options: [{ title: OPTION, values: [ONLY], is_exclusive: true }],
          variants: [
            {
              title,
              sku: GIFT_CARD_SKU,
              manage_inventory: false,
              options: { [OPTION]: ONLY },
              prices: [{ currency_code: CURRENCY.toLowerCase(), amount: price }],
            },
          ],
        },
      ],
    },
  })
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ product_id: result.map(({ id }) => id) }, { select: ["id"] })
  // Stock of new variants is counted by default, but a gift card has no stock.
  await updateProductVariantsWorkflow(container).run({
    input: { product_variants: variants.map(({ id }) => ({ id, manage_inventory: false })) },
  })
  const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
    [...result.map(({ id }) => ["product", id]), ...variants.map(({ id }) => ["product_variant", id])].map(
      ([reference = "", reference_id = ""]) => ({
        reference,
        reference_id,
        locale_code: LANGUAGES[locale].tag,
        translations: { title: TITLE[locale] },
      }),
    ),
  )
  await createTranslationsWorkflow(container).run({ input: { translations } })
  container.resolve(ContainerRegistrationKeys.LOGGER).info("The product of gift cards was made")
}
