import type { Cart, CheckoutAnswer } from "@porteka/commerce-sdk"
import { isProductLine, LINE_OPTIONS } from "@porteka/shop"
import { beforeAll, describe, expect, test } from "vitest"
import { personalisedProduct, type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, type Line, type Refusal } from "./backend-buyer.ts"

type CartBody = { cart: Cart } & Refusal & { line_option?: { key: string; problem: string; max?: number } }

const WRAPPED = { gift_wrap: true, gift_message: "Boldog születésnapot!" }

let testProduct: TestProduct
let other: TestProduct
let wrapPrice: number

beforeAll(async () => {
  ;[testProduct, other] = [await testProductOf("reading", 0), await testProductOf("reading", 1)]
  const { body } = await callStore<{ line_options: { key: string; amount: number }[] }>(
    "/catalogue/line-options",
  )
  wrapPrice = body.line_options.find(({ key }) => key === "gift_wrap")?.amount ?? 0
})

const line = (variant_id: string, quantity = 1, metadata?: Line["metadata"]): Line => ({
  variant_id,
  quantity,
  ...(metadata ? { metadata } : {}),
})
const add = (cartId: string, body: Line) => callStore<CartBody>(`/store/carts/${cartId}/line-items`, { body })
const change = (cartId: string, lineId: string, body: unknown) =>
  callStore<CartBody>(`/store/carts/${cartId}/line-items/${lineId}`, { body })
const read = async (cartId: string) => (await callStore<CartBody>(`/store/carts/${cartId}`)).body.cart

const productLines = ({ items }: Cart) => items.filter(isProductLine)
const charges = ({ items }: Cart) =>
  items.filter((item) => !isProductLine(item)).map(({ quantity, unit_price }) => [quantity, unit_price])

describe("gift wrapping", () => {
  test("costs what the admin says", () => {
    expect(wrapPrice).toBeGreaterThan(0)
  })

  test("is charged per piece, at creation or later, with its VAT", async () => {
    const begun = await Buyer.withCart([line(testProduct.variantId, 2, WRAPPED)])
    const cart = await read(begun.cartId)
    expect(charges(cart)).toEqual([[2, wrapPrice]])
    expect(productLines(cart).map(({ metadata }) => metadata)).toEqual([WRAPPED])
    expect(cart.total).toBe(2 * (testProduct.price + wrapPrice))
    const rates = cart.items.map(({ tax_lines }) => tax_lines?.map(({ rate }) => rate))
    expect(new Set(rates.map(String)).size).toBe(1)
    const { body } = await add(begun.cartId, line(other.variantId, 1, { gift_wrap: true }))
    expect(charges(body.cart)).toEqual([[3, wrapPrice]])
  })

  test("creates another line of the same variant, and joins an equal line", async () => {
    const { cartId } = await Buyer.withCart([line(testProduct.variantId)])
    await add(cartId, line(testProduct.variantId, 2, WRAPPED))
    await add(cartId, line(testProduct.variantId, 1, WRAPPED))
    const { body } = await add(cartId, line(testProduct.variantId))
    const lines = productLines(body.cart).map(({ quantity, metadata }) => [
      quantity,
      metadata?.gift_wrap ?? false,
    ])
    expect(lines.toSorted()).toEqual([
      [2, false],
      [3, true],
    ])
    expect(charges(body.cart)).toEqual([[3, wrapPrice]])
  })

  test("follows pieces, options and removal of its line", async () => {
    const { cartId } = await Buyer.withCart([line(testProduct.variantId, 1, WRAPPED), line(other.variantId)])
    const [first, second] = productLines(await read(cartId)).toSorted((one) =>
      one.variant_id === testProduct.variantId ? -1 : 1,
    )
    if (!first || !second) throw new Error("The cart has not two lines.")
    expect(charges((await change(cartId, first.id, { quantity: 3 })).body.cart)).toEqual([[3, wrapPrice]])
    const wrappedToo = await change(cartId, second.id, { quantity: 1, metadata: { gift_wrap: true } })
    expect(charges(wrappedToo.body.cart)).toEqual([[4, wrapPrice]])
    const unwrapped = await change(cartId, first.id, { quantity: 3, metadata: {} })
    expect(charges(unwrapped.body.cart)).toEqual([[1, wrapPrice]])
    expect(productLines(unwrapped.body.cart).find(({ id }) => id === first.id)?.metadata ?? {}).toEqual({})
    const removed = await callStore<{ parent: Cart }>(`/store/carts/${cartId}/line-items/${second.id}`, {
      method: "DELETE",
    })
    expect(charges(removed.body.parent)).toEqual([])
  })

  test("merges two lines that become equal", async () => {
    const { cartId } = await Buyer.withCart([
      line(testProduct.variantId),
      line(testProduct.variantId, 2, WRAPPED),
    ])
    const wrapped = productLines(await read(cartId)).find(({ metadata }) => metadata?.gift_wrap)
    const { body } = await change(cartId, wrapped?.id ?? "", { quantity: 2, metadata: {} })
    expect(productLines(body.cart).map(({ quantity }) => quantity)).toEqual([3])
    expect(charges(body.cart)).toEqual([])
  })

  test("does not merge lines into more pieces than there are: both stay as they are", async () => {
    const { cartId } = await Buyer.withCart([
      line(testProduct.variantId, testProduct.stock),
      line(testProduct.variantId, 2, WRAPPED),
    ])
    const wrapped = productLines(await read(cartId)).find(({ metadata }) => metadata?.gift_wrap)
    const { status } = await change(cartId, wrapped?.id ?? "", { quantity: 2, metadata: {} })
    expect(status).toBe(400)
    const cart = await read(cartId)
    const quantities = productLines(cart).map(({ quantity }) => quantity)
    expect(quantities.toSorted((one, two) => one - two)).toEqual([2, testProduct.stock])
    expect(charges(cart)).toEqual([[2, wrapPrice]])
  })

  test("is ordered with the products at the displayed price", async () => {
    const buyer = await Buyer.withCart([line((await testProductOf("checkout", 2)).variantId, 1, WRAPPED)])
    const { cart } = await buyer.fillIn({ email: "diszcsomag@example.com" })
    const order = await buyer.buy(cart.total)
    expect(order.items.filter(isProductLine).map(({ metadata }) => metadata)).toEqual([WRAPPED])
    const charge = order.items.find((item) => !isProductLine(item))
    expect([charge?.quantity, charge?.unit_price, charge?.product_title]).toEqual([
      1,
      wrapPrice,
      LINE_OPTIONS.gift_wrap.label.hu,
    ])
  })

  test("is not a product: it cannot be bought alone, and is in no list", async () => {
    const { cartId } = await Buyer.withCart([line(testProduct.variantId, 1, WRAPPED)])
    const charge = (await read(cartId)).items.find((item) => !isProductLine(item))
    expect((await add(cartId, line(charge?.variant_id ?? ""))).status).toBe(404)
    const forged = line(testProduct.variantId, 1, { charge_for: "gift_wrap" })
    expect((await add(cartId, forged)).status).toBe(400)
    const { status } = await callStore(`/catalogue/products/${charge?.product_handle}?locale=hu`)
    expect(status).toBe(404)
  })
})

describe("products made for one buyer", () => {
  const named = (personalisation: string) => ({ personalisation })

  test("are refused without their inscription, and with an invalid one", async () => {
    const { variantId, maxLength } = await personalisedProduct()
    const { cartId } = await Buyer.withCart([])
    const refused = async (body: Line) => {
      const answer = await add(cartId, body)
      return [answer.status, answer.body.code, answer.body.line_option?.problem]
    }
    expect(await refused(line(variantId))).toEqual([400, "line_option_refused", "missing"])
    const long = named("a".repeat(maxLength + 1))
    expect(await refused(line(variantId, 1, long))).toEqual([400, "line_option_refused", "too_long"])
    expect(await refused(line(variantId, 1, named("Anna 4")))).toEqual([
      400,
      "line_option_refused",
      "letters",
    ])
    expect(await refused(line(testProduct.variantId, 1, named("Anna")))).toEqual([
      400,
      "line_option_refused",
      "not_offered",
    ])
    expect((await read(cartId)).items).toEqual([])
  })

  test("with two names are two lines, and include the production days", async () => {
    const { variantId, makingDays } = await personalisedProduct()
    const buyer = await Buyer.withCart([line(variantId, 1, named("Anna")), line(variantId, 1, named("Béla"))])
    const { body } = await buyer.checkout({})
    expect(productLines(body.cart).map(({ metadata }) => metadata?.personalisation)).toEqual(["Anna", "Béla"])
    expect([body.making_days, makingDays > 0]).toEqual([makingDays, true])
    expect((body as CheckoutAnswer).withdrawal_exemptions).toHaveLength(2)
  })
})
