import type { Cart } from "@porteka/commerce-sdk"
import { LOCALES } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { soldOutProduct } from "../fixtures/sold-out-product.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"
import { aRegionId, Buyer, callStore, type Refusal } from "./backend-buyer.ts"

type Added = { cart: Cart } & Refusal

const add = (cartId: string, variant_id: string, quantity = 1) =>
  callStore<Added>(`/store/carts/${cartId}/line-items`, { body: { variant_id, quantity } })

const DIFFER_BY_NATURE = new Set(["id", "cart_id", "item_id", "created_at", "updated_at"])
/** Medusa does not translate it; here it is translated like the variant's title, which it repeats. */
const BETTER_THAN_MEDUSA = "subtitle"

/** The cart's only line, with its taxes, without parts that differ between two carts. */
const comparable = ({ items }: Cart): unknown =>
  JSON.parse(
    JSON.stringify(items, (key, value) =>
      DIFFER_BY_NATURE.has(key) || key === BETTER_THAN_MEDUSA ? undefined : value,
    ),
  )

/** Medusa creates such a cart itself, because the input has the field for codes, although it is empty. */
const beginWithMedusa = async (variant_id: string, quantity: number, locale: string) =>
  callStore<Added>("/store/carts", {
    body: { region_id: await aRegionId(), items: [{ variant_id, quantity }], locale, promo_codes: [] },
  })

test.each(LOCALES)("a line in %s equals Medusa's, whether added or in a new cart", async (locale) => {
  const testProduct = await testProductOf("reading", 0)
  const testProducts = [
    testProduct.variantId,
    ...(await readProduct(testProduct.handle)).variants.map(({ id }) => id),
  ]
  for (const variantId of new Set(testProducts.slice(0, 2))) {
    const { body: medusa } = await beginWithMedusa(variantId, 2, locale)
    const empty = await Buyer.withCart([], locale)
    const { status, body: added } = await add(empty.cartId, variantId, 2)
    const begun = await Buyer.withCart([{ variant_id: variantId, quantity: 2 }], locale)
    const { body: other } = await begun.checkout({})
    expect(status).toBe(200)
    for (const { cart } of [added, other]) {
      expect(comparable(cart)).toEqual(comparable(medusa.cart))
      expect(cart.items.map(({ subtitle }) => subtitle)).toEqual(
        cart.items.map(({ variant_title }) => variant_title),
      )
      const { total, tax_total, shipping_address, currency_code, locale: tag } = cart
      expect({ total, tax_total, currency_code, tag }).toEqual({
        total: medusa.cart.total,
        tax_total: medusa.cart.tax_total,
        currency_code: medusa.cart.currency_code,
        tag: medusa.cart.locale,
      })
      expect(shipping_address?.country_code).toBe(medusa.cart.shipping_address?.country_code)
    }
  }
})

test("the same variant is added to its line", async () => {
  const testProduct = await testProductOf("reading", 1)
  const buyer = await Buyer.withCart([])
  await add(buyer.cartId, testProduct.variantId)
  const { body } = await add(buyer.cartId, testProduct.variantId, 2)
  expect(body.cart.items.map(({ quantity }) => quantity)).toEqual([3])
})

test("a code in the cart applies to later lines, too", async () => {
  const [first, second] = [await testProductOf("reading", 0), await testProductOf("reading", 1)]
  const buyer = await Buyer.withCart([{ variant_id: first.variantId, quantity: 1 }])
  await buyer.redeem("UDVOZLET10")
  const { body } = await add(buyer.cartId, second.variantId)
  expect(body.cart.items.every(({ adjustments }) => (adjustments ?? []).length > 0)).toBe(true)
})

test("a sold-out or unknown variant, or a cart that does not exist, is refused", async () => {
  const buyer = await Buyer.withCart([])
  const { variantId } = await soldOutProduct(0)
  expect((await add(buyer.cartId, variantId)).status).toBe(400)
  expect((await add(buyer.cartId, "variant_01M7YKQ2EE6H9K8C28NAQ639EB")).status).toBe(400)
  const testProduct = await testProductOf("reading", 1)
  expect((await add("cart_01M7YKQ2EE6H9K8C28NAQ639EA", testProduct.variantId)).status).toBe(404)
})
