import { randomUUID } from "node:crypto"
import { Auth, Client, Store } from "@medusajs/js-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { codeFor, freshEmail, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS } from "./backend-buyer.ts"

/** The checkout that Medusa documents, with its own client from npm (docs/medusa-compatibility.md). */

const PASSWORD = "egy-hosszu-jelszo"
const BANK_TRANSFER = "pp_manual"

/** Assembled like the package's default export, which TypeScript treats as CommonJS. */
function newSdk() {
  const config = {
    baseUrl: stack.backendUrl,
    publishableKey: stack.publishableKey,
    auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
  } as const
  const client = new Client(config)
  return { client, store: new Store(client), auth: new Auth(client, config) }
}
type Sdk = ReturnType<typeof newSdk>

let sdk: Sdk
let regionId: string
let testProduct: TestProduct

beforeAll(async () => {
  sdk = newSdk()
  const { regions } = await sdk.store.region.list()
  regionId = regions[0]?.id ?? ""
  testProduct = await testProductOf("checkout", 5)
})

async function cartWithItems(client: Sdk, quantity = 1) {
  const { cart } = await client.store.cart.create({ region_id: regionId })
  await client.store.cart.createLineItem(cart.id, { variant_id: testProduct.variantId, quantity })
  return cart.id
}

const deliveryOf = async (client: Sdk, cartId: string) => {
  const { shipping_options: options } = await client.store.fulfillment.listCartOptions({ cart_id: cartId })
  const pickup = options.find(({ type }) => type?.code === "pickup")
  if (!pickup) throw new Error("The shop offers no pickup.")
  return pickup
}

/** Everything between the product and the order. */
async function checkOut(client: Sdk, cartId: string, email: string) {
  await client.store.cart.update(cartId, { email, shipping_address: ADDRESS, billing_address: ADDRESS })
  const { id: option_id } = await deliveryOf(client, cartId)
  const { cart } = await client.store.cart.addShippingMethod(cartId, { option_id })
  await client.store.payment.initiatePaymentSession(cart, { provider_id: BANK_TRANSFER })
}

describe("a Medusa client browses", () => {
  test("and sees products with their prices, in whole forints, and pictures it can show", async () => {
    const { products, count } = await sdk.store.product.list({
      region_id: regionId,
      handle: testProduct.handle,
      fields: "*variants.calculated_price,+thumbnail,*images",
    })
    expect(count).toBe(1)
    const [product] = products
    const variant = product?.variants?.find(({ id }) => id === testProduct.variantId)
    expect(variant?.calculated_price).toMatchObject({
      calculated_amount: testProduct.price,
      currency_code: "huf",
    })
    const pictures = [product?.thumbnail ?? "", ...(product?.images ?? []).map(({ url }) => url)]
    for (const url of pictures) expect(url).toMatch(/^https?:\/\//)
    expect((await fetch(pictures[0] ?? "")).status).toBe(200)
  })

  test("and sees collections, categories and the region's payment methods", async () => {
    const { collections } = await sdk.store.collection.list({ limit: 3 })
    expect(collections.length).toBeGreaterThan(0)
    const { product_categories } = await sdk.store.category.list({ limit: 3 })
    expect(product_categories.length).toBeGreaterThan(0)
    const { payment_providers } = await sdk.store.payment.listPaymentProviders({ region_id: regionId })
    expect(payment_providers.map(({ id }) => id)).toContain(BANK_TRANSFER)
  })
})

describe("a guest buys with a Medusa client", () => {
  test("by the documented steps, once", async () => {
    const email = `vendeg.${randomUUID()}@example.hu`
    const cartId = await cartWithItems(sdk)
    await checkOut(sdk, cartId, email)
    const placed = await sdk.store.cart.complete(cartId)
    if (placed.type !== "order") throw new Error(placed.error.message)
    expect(placed.order).toMatchObject({ email, currency_code: "huf" })
    const again = await sdk.store.cart.complete(cartId)
    expect(again).toMatchObject({ type: "order", order: { id: placed.order.id } })
    const { order } = await sdk.store.order.retrieve(placed.order.id)
    expect(order).toMatchObject({
      id: placed.order.id,
      total: testProduct.price,
      shipping_address: { city: ADDRESS.city },
      metadata: { payment_method: "bank_transfer" },
    })
  })

  test("with a code, and without it again", async () => {
    const cartId = await cartWithItems(sdk)
    const { cart } = await sdk.store.cart.addPromotions(cartId, { promo_codes: ["udvozlet10"] })
    expect(cart.promotions.map(({ code }) => code)).toEqual(["UDVOZLET10"])
    expect(cart.discount_total).toBeGreaterThan(0)
    const { cart: without } = await sdk.store.cart.removePromotions(cartId, { promo_codes: ["UDVOZLET10"] })
    expect([without.promotions, without.discount_total]).toEqual([[], 0])
  })

  test("and the typed e-mail attaches nobody's account", async () => {
    const { email, customer } = await newAccount()
    const cartId = await cartWithItems(sdk)
    await checkOut(sdk, cartId, email)
    const { cart } = await sdk.store.cart.retrieve(cartId, { fields: "id,email,customer_id" })
    expect(cart.email).toBe(email)
    expect(cart.customer_id ?? null).not.toBe(customer.id)
    const placed = await sdk.store.cart.complete(cartId)
    if (placed.type !== "order") throw new Error(placed.error.message)
    const admin = await Administrator.signIn()
    type Owned = { order: { customer_id: string | null } }
    const { order } = await admin.get<Owned>(`/orders/${placed.order.id}?fields=id,customer_id`)
    expect(order.customer_id).not.toBe(customer.id)
  })
})

describe("what a Medusa client is refused", () => {
  const complete = async (cartId: string) => {
    const answer = await sdk.store.cart.complete(cartId)
    return answer.type === "cart" ? answer.error.message : "an order"
  }

  test("an order without a delivery, without a payment, without an address", async () => {
    const cartId = await cartWithItems(sdk)
    expect(await complete(cartId)).toMatch(/email|address/)
    await sdk.store.cart.update(cartId, { email: freshEmail(), shipping_address: ADDRESS })
    expect(await complete(cartId)).toMatch(/shipping|delivery/)
    const { id: option_id } = await deliveryOf(sdk, cartId)
    await sdk.store.cart.addShippingMethod(cartId, { option_id })
    expect(await complete(cartId)).toMatch(/payment/)
  })

  test("the cash-on-delivery fee as a delivery", async () => {
    const admin = await Administrator.signIn()
    type Options = { shipping_options: { id: string; type: { code: string } }[] }
    const { shipping_options: every } = await admin.get<Options>(
      "/shipping-options?fields=id,type.code&limit=50",
    )
    const fee = every.find(({ type }) => type.code === "cash_on_delivery_fee")
    expect(fee).toBeDefined()
    const cartId = await cartWithItems(sdk)
    await sdk.store.cart.update(cartId, { email: freshEmail(), shipping_address: ADDRESS })
    const { cart } = await sdk.store.cart.retrieve(cartId)
    await sdk.store.payment.initiatePaymentSession(cart, { provider_id: "pp_cash_on_delivery" })
    const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cartId })
    expect(shipping_options.map(({ id }) => id)).not.toContain(fee?.id)
    const choice = sdk.store.cart.addShippingMethod(cartId, { option_id: fee?.id ?? "" })
    await expect(choice).rejects.toMatchObject({ status: 400 })
    expect(await complete(cartId)).toMatch(/shipping|delivery/)
  })

  test("more pieces than in stock", async () => {
    const cartId = await cartWithItems(sdk)
    const line = { variant_id: testProduct.variantId, quantity: 98 }
    await expect(sdk.store.cart.createLineItem(cartId, line)).rejects.toMatchObject({ status: 400 })
  })

  test("another cart's address, by its id", async () => {
    const theirs = await cartWithItems(sdk)
    await sdk.store.cart.update(theirs, { shipping_address: ADDRESS })
    const { cart: known } = await sdk.store.cart.retrieve(theirs)
    const own = await cartWithItems(sdk)
    await sdk.store.cart.update(own, {
      shipping_address: { ...ADDRESS, id: known.shipping_address?.id, city: "Szeged" } as typeof ADDRESS,
    })
    const { cart: after } = await sdk.store.cart.retrieve(theirs)
    expect(after.shipping_address?.city).toBe(ADDRESS.city)
  })
})

describe("a customer of a Medusa client", () => {
  test("registers, logs in, saves an address, buys and sees the order", async () => {
    const client = newSdk()
    const email = freshEmail("stock")
    const token = await client.auth.register("customer", "emailpass", { email, password: PASSWORD })
    const headers = { authorization: `Bearer ${String(token)}` }
    await client.store.customer.create({ email, first_name: "Anna", last_name: "Kovács" }, {}, headers)
    await client.client.fetch("/auth/verification/confirm", {
      method: "POST",
      body: { code: await codeFor(email) },
      headers,
    })
    await client.auth.login("customer", "emailpass", { email, password: PASSWORD })
    const { customer } = await client.store.customer.retrieve()
    expect(customer).toMatchObject({ email, first_name: "Anna" })
    await client.store.customer.createAddress({ ...ADDRESS, is_default_shipping: true })
    const { addresses } = await client.store.customer.listAddress()
    expect(addresses.map(({ city }) => city)).toEqual([ADDRESS.city])

    const cartId = await cartWithItems(client)
    await checkOut(client, cartId, email)
    const placed = await client.store.cart.complete(cartId)
    if (placed.type !== "order") throw new Error(placed.error.message)
    const { orders } = await client.store.order.list()
    expect(orders.map(({ id }) => id)).toEqual([placed.order.id])
    await client.auth.logout()
    await expect(client.store.customer.retrieve()).rejects.toMatchObject({ status: 401 })
  })
})

test("pages of other origins may call only if the owner allows it", async () => {
  const ask = (origin: string) =>
    fetch(new URL("/store/regions", stack.backendUrl), {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "GET" },
    })
  const own = await ask(new URL(stack.shopUrl).origin)
  expect(own.headers.get("access-control-allow-origin")).toBe(new URL(stack.shopUrl).origin)
  expect((await ask("https://idegen.example")).headers.get("access-control-allow-origin")).toBeNull()
})
