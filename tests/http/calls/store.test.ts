import { randomUUID } from "node:crypto"
import type { CommerceClient } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { newAccount } from "../../fixtures/account.ts"
import { adminClient, refusalOf } from "../../fixtures/commerce.ts"
import { newGiftCard } from "../../fixtures/gift-card.ts"
import { type TestProduct, testProductOf } from "../../fixtures/test-products.ts"
import { ADDRESS, aRegionId } from "../backend-buyer.ts"
import { proveCalls, provingClient } from "./proving-client.ts"

proveCalls(import.meta.filename)

const NONE = "none_such"
const guest = provingClient()
let admin: CommerceClient["admin"]
let testProduct: TestProduct
let region_id: string

beforeAll(async () => {
  admin = (await adminClient()).admin
  testProduct = await testProductOf("checkout", 7)
  region_id = await aRegionId()
})

async function cartWithItems(client = guest, quantity = 1): Promise<string> {
  const { cart } = await client.carts.create({
    region_id,
    items: [{ variant_id: testProduct.variantId, quantity }],
  })
  return cart.id
}

async function order(client = guest, quantity = 1) {
  const id = await cartWithItems(client, quantity)
  const { shipping_options: options } = await client.carts.checkout(id, {
    email: `hivas.${randomUUID()}@example.hu`,
    shipping_address: ADDRESS,
  })
  const pickup = options.find(({ type }) => type?.code === "pickup")
  const { cart } = await client.carts.checkout(id, {
    shipping_option_id: pickup?.id ?? "",
    payment_method: "bank_transfer",
  })
  const terms = { version: "2026-01-01", locale: "hu" as const }
  const answer = await client.carts.placeOrder(id, {
    expected_total: cart.total,
    terms_accepted: true,
    terms,
  })
  if (answer.type !== "order") throw new Error(`No order: ${answer.type}`)
  return { cartId: id, order: answer.order }
}

describe("the catalogue", () => {
  test("products are listed, searched, read one by one and together", async () => {
    const { products, count } = await guest.products.list({ query: { limit: 2, region_id } })
    expect([products.length, count > 2]).toEqual([2, true])
    const one = await guest.products.retrieve(testProduct.handle, {
      query: { region_id, currency_code: "huf" },
    })
    expect(one.product.id).toBe(testProduct.productId)
    const batch = await guest.products.batch({ query: { ids: testProduct.productId, region_id } })
    expect(batch.products.map(({ handle }) => handle)).toEqual([testProduct.handle])
    const found = await guest.products.search({ q: testProduct.title, limit: 10 })
    expect(found.products.map(({ id }) => id)).toContain(testProduct.productId)
    expect((await guest.products.bestSellers({ query: { limit: 3 } })).products.length).toBeLessThanOrEqual(3)
    expect(await refusalOf(guest.products.retrieve("nincs-ilyen"))).toMatchObject({ status: 404 })
    expect((await refusalOf(guest.products.list({ query: { limit: -1 } }))).status).toBe(400)
  })

  test("variants", async () => {
    const { variants } = await guest.variants.list({ query: { ids: testProduct.variantId } })
    expect(variants.map(({ id }) => id)).toEqual([testProduct.variantId])
    expect((await guest.variants.retrieve(testProduct.variantId)).variant.sku).toBe(testProduct.sku)
    const batch = await guest.variants.batch({ query: { ids: testProduct.variantId } })
    expect(batch.variants.map(({ id }) => id)).toEqual([testProduct.variantId])
    expect((await refusalOf(guest.variants.retrieve(NONE))).status).toBe(404)
  })

  test("collections, categories and regions", async () => {
    const { collections } = await guest.collections.list({ query: { limit: 4 } })
    const [first] = collections
    expect((await guest.collections.retrieve(first?.id ?? "")).collection.handle).toBe(first?.handle)
    const { product_categories: categories } = await guest.categories.list()
    const category = await guest.categories.retrieve(categories[0]?.id ?? "")
    expect(category.product_category.handle).toBe(categories[0]?.handle)
    const { regions } = await guest.regions.list()
    expect((await guest.regions.retrieve(regions[0]?.id ?? "")).region.currency_code).toBe("huf")
    expect((await refusalOf(guest.collections.retrieve(NONE))).status).toBe(404)
    expect((await refusalOf(guest.categories.retrieve(NONE))).status).toBe(404)
    expect((await refusalOf(guest.regions.retrieve(NONE))).status).toBe(404)
  })

  test("tags, types, and return reasons", async () => {
    const value = `Próba ${randomUUID()}`
    const { product_tag: tag } = await admin.productTags.create({ value })
    const { product_type: type } = await admin.productTypes.create({ value })
    const { return_reason: reason } = await admin.returnReasons.create({ value, label: value })
    expect((await guest.tags.list({ query: { q: value } })).product_tags).toHaveLength(1)
    expect((await guest.tags.retrieve(tag.id)).product_tag.value).toBe(value)
    expect((await guest.types.list({ query: { q: value } })).product_types).toHaveLength(1)
    expect((await guest.types.retrieve(type.id)).product_type.value).toBe(value)
    const { return_reasons: reasons } = await guest.returnReasons.list({ query: { limit: 100 } })
    expect(reasons.map(({ id }) => id)).toContain(reason.id)
    expect((await guest.returnReasons.retrieve(reason.id)).return_reason.label).toBe(value)
    await admin.productTags.delete(tag.id)
    await admin.productTypes.delete(type.id)
    await admin.returnReasons.delete(reason.id)
    expect((await refusalOf(guest.tags.retrieve(tag.id))).status).toBe(404)
    expect((await refusalOf(guest.types.retrieve(type.id))).status).toBe(404)
    expect((await refusalOf(guest.returnReasons.retrieve(reason.id))).status).toBe(404)
  })
})

describe("a cart", () => {
  test("is created, filled, changed and emptied", async () => {
    const { cart: made } = await guest.carts.create({ region_id })
    const { cart: filled } = await guest.lineItems.create(made.id, {
      variant_id: testProduct.variantId,
      quantity: 1,
    })
    const line = { id: made.id, line_id: filled.items?.[0]?.id ?? "" }
    await guest.lineItems.update(line, { quantity: 2 })
    await guest.carts.update(made.id, { metadata: { cookie_locale: "hu" } })
    const { cart } = await guest.carts.retrieve(made.id)
    expect(cart).toMatchObject({ total: 2 * testProduct.price, metadata: { cookie_locale: "hu" } })
    const { parent } = await guest.lineItems.delete(line)
    expect(parent?.items).toEqual([])
    expect(await refusalOf(guest.carts.retrieve("cart_none"))).toMatchObject({ status: 404 })
    const nothing = guest.lineItems.create(made.id, { variant_id: NONE, quantity: 1 })
    expect((await refusalOf(nothing)).status).toBe(400)
    expect((await refusalOf(guest.lineItems.update(line, { quantity: 1 }))).status).toBe(404)
  })

  test("accepts a code and removes it", async () => {
    const code = `HIVAS${randomUUID().slice(0, 8).toUpperCase()}`
    const { promotion } = await admin.promotions.create({
      code,
      type: "standard",
      status: "active" as never,
      application_method: { type: "fixed", target_type: "order", value: 100, currency_code: "huf" },
    })
    const id = await cartWithItems()
    expect((await guest.carts.addDiscount(id, { code })).cart.total).toBe(testProduct.price - 100)
    await guest.carts.deleteDiscount({ id, code })
    expect((await guest.carts.retrieve(id)).cart.total).toBe(testProduct.price)
    await admin.promotions.delete(promotion.id)
    expect((await refusalOf(guest.carts.addDiscount("cart_none", { code }))).status).toBe(404)
  })

  test("is bought with Medusa's own steps", async () => {
    const id = await cartWithItems()
    await guest.carts.update(id, { email: `lepes.${randomUUID()}@example.hu`, shipping_address: ADDRESS })
    const { shipping_options: options } = await guest.shipping.list({ query: { cart_id: id } })
    const { shipping_options: same } = await guest.shipping.listForCart(id)
    expect(same.map(({ id }) => id).sort()).toEqual(options.map(({ id }) => id).sort())
    const pickup = options.find(({ type }) => type?.code === "pickup")
    expect(await guest.carts.complete(id)).toMatchObject({
      type: "cart",
      error: { message: expect.stringContaining("shipping_method_missing") },
    })
    await guest.shipping.addMethod(id, { option_id: pickup?.id ?? "" })
    const { payment_providers: providers } = await guest.payment.listProviders({ query: { region_id } })
    expect(providers.map(({ id }) => id)).toContain("pp_manual")
    const { payment_collection: collection } = await guest.payment.createCollection({ cart_id: id })
    await guest.payment.createSession(collection.id, { provider_id: "pp_manual" })
    expect(
      (await guest.payment.retrieveCollection(collection.id)).payment_collection.payment_sessions,
    ).toHaveLength(1)
    const answer = await guest.carts.complete(id)
    expect(answer.type).toBe("order")
    expect((await guest.orders.retrieveByCart(id)).order.id).toBe(
      answer.type === "order" ? answer.order.id : "",
    )
    expect(
      (await refusalOf(guest.lineItems.create(id, { variant_id: testProduct.variantId, quantity: 1 })))
        .status,
    ).toBe(409)
    const unknown = guest.payment.createSession(NONE, { provider_id: "pp_manual" })
    expect((await refusalOf(unknown)).status).toBe(404)
    expect((await refusalOf(guest.shipping.addMethod(id, { option_id: NONE }))).status).toBe(400)
  })

  test("the price of a delivery is fixed, so none is calculated", async () => {
    const id = await cartWithItems()
    const { shipping_options: options } = await guest.shipping.list({ query: { cart_id: id } })
    const refusal = await refusalOf(guest.shipping.calculate(options[0]?.id ?? "", { cart_id: id }))
    expect(refusal).toEqual({ status: 400, message: expect.stringMatching(/\S/) })
  })

  test("has its payment sessions under the specification's paths", async () => {
    const id = await cartWithItems()
    await guest.carts.checkout(id, { email: `penz.${randomUUID()}@example.hu`, shipping_address: ADDRESS })
    await guest.cartPayment.createSessions(id)
    const provider = { id, provider_id: "pp_manual" }
    await guest.cartPayment.selectSession(id, { provider_id: "pp_manual" })
    await guest.cartPayment.updateSession(provider, { data: {} })
    const { cart } = await guest.cartPayment.refreshSession(provider)
    expect(cart.payment_collection?.payment_sessions).toMatchObject([
      { provider_id: "pp_manual", selected: true },
    ])
    const collection = cart.payment_collection?.id ?? ""

    const { payment_collection: managed } = await guest.payment.manageSession(collection, {
      provider_id: "pp_manual",
    })
    const session = managed.payment_sessions?.[0]?.id ?? ""
    const path = { id: collection, session_id: session }
    expect((await guest.payment.refreshSession(path)).payment_session.id).toBe(session)
    // Only placing the order authorizes a payment.
    expect((await guest.payment.authorizeSession(path)).payment_session.status).toBe("pending")
    await guest.payment.authorizeSessions(collection, { session_ids: [session] })
    await guest.payment.manageSessions(collection, {
      sessions: [{ provider_id: "pp_manual", amount: testProduct.price }],
    })

    const { cart: without } = await guest.cartPayment.deleteSession(provider)
    expect(without.payment_collection?.payment_sessions).toEqual([])
    const unknown = guest.cartPayment.selectSession(id, { provider_id: "pp_none" })
    expect((await refusalOf(unknown)).status).toBe(400)
    expect((await refusalOf(guest.payment.retrieveCollection(NONE))).status).toBe(404)
  })
})

describe("a customer", () => {
  test("has a profile, addresses and orders, and takes over a cart", async () => {
    const { access_token: token, email } = await newAccount()
    const own = provingClient({ token })
    await own.customers.update({ first_name: "Éva" })
    expect((await own.customers.retrieve()).customer).toMatchObject({ email, first_name: "Éva" })
    await own.addresses.create({ ...ADDRESS, city: "Szeged" })
    const { addresses } = await own.addresses.list()
    const id = addresses[0]?.id ?? ""
    await own.addresses.update(id, { city: "Baja" })
    expect((await own.addresses.retrieve(id)).address.city).toBe("Baja")
    await own.addresses.delete(id)
    expect((await own.addresses.list()).addresses).toEqual([])
    expect((await refusalOf(own.addresses.retrieve(id))).status).toBe(404)
    expect((await own.customers.listPaymentMethods()).payment_methods).toEqual([])

    const cartId = await cartWithItems()
    expect((await refusalOf(guest.carts.setCustomer(cartId))).status).toBe(401)
    expect((await own.carts.setCustomer(cartId)).cart.email).toBe(email)
    const { order: placed } = await order(own)
    expect((await own.customers.listOrders()).orders.map(({ id }) => id)).toEqual([placed.id])
    expect((await own.orders.list()).orders.map(({ id }) => id)).toEqual([placed.id])
    expect((await refusalOf(guest.customers.retrieve())).status).toBe(401)
    expect((await refusalOf(guest.customers.listOrders())).status).toBe(401)
  })
})

describe("an order", () => {
  test("is found by id, by cart, and by data that only its buyer knows", async () => {
    const { cartId, order: placed } = await order()
    expect((await guest.orders.retrieve(placed.id, { query: { expand: "promotions" } })).order.total).toBe(
      placed.total,
    )
    expect((await guest.orders.retrieveByCart(cartId)).order.id).toBe(placed.id)
    const query = {
      display_id: placed.display_id,
      email: placed.email ?? "",
      "shipping_address[postal_code]": ADDRESS.postal_code,
    }
    expect((await guest.orders.lookup({ query })).order.id).toBe(placed.id)
    const guess = guest.orders.lookup({ query: { ...query, email: "masik@example.hu" } })
    expect((await refusalOf(guess)).status).toBe(404)
    expect((await refusalOf(guest.orders.retrieve(NONE))).status).toBe(404)
  })

  test("moves to an account if both sides agree", async () => {
    const { order: placed } = await order()
    const own = provingClient({ token: (await newAccount()).access_token })
    await own.orders.requestTransfer(placed.id, {})
    await own.orders.cancelTransfer(placed.id)
    await own.orders.requestTransfer(placed.id, {})
    const token = async () => {
      const { order_changes: changes } = await admin.orders.listChanges(placed.id)
      const open = changes.find(({ status }) => status === "requested")
      return String(open?.actions[0]?.details?.token)
    }
    expect((await refusalOf(guest.orders.acceptTransfer(placed.id, { token: "kitalált" }))).status).toBe(400)
    await guest.orders.declineTransfer(placed.id, { token: await token() })
    expect((await own.orders.list()).orders).toEqual([])
    await own.orders.requestTransfer(placed.id, {})
    await guest.orders.acceptTransfer(placed.id, { token: await token() })
    expect((await own.orders.list()).orders.map(({ id }) => id)).toEqual([placed.id])
    expect((await refusalOf(guest.orders.requestTransfer(placed.id, {}))).status).toBe(401)
  })

  test("is returned in part, with a shipping option that the shop offers for it", async () => {
    const { order: placed } = await order()
    const item = { id: placed.items[0]?.id ?? "", quantity: 1 }
    const { order: read } = await admin.orders.retrieve(placed.id, {
      query: { fields: "id,*shipping_methods" },
    })
    const wish = {
      order_id: placed.id,
      items: [item],
      return_shipping: { option_id: read.shipping_methods?.[0]?.shipping_option_id ?? "" },
    }
    // Nothing was sent yet.
    expect((await refusalOf(guest.returns.create(wish))).status).toBe(400)
    await admin.orders.createFulfillment(placed.id, { items: [item] })
    const { return: asked } = await guest.returns.create(wish)
    expect((await admin.returns.retrieve(asked.id)).return.order_id).toBe(placed.id)
  })

  test("is swapped, once the staff agrees", async () => {
    const { cartId, order: placed } = await order()
    const item = { id: placed.items[0]?.id ?? "", quantity: 1 }
    await admin.orders.createFulfillment(placed.id, { items: [item] })
    const { swap } = await guest.swaps.create({
      order_id: placed.id,
      return_items: [item],
      additional_items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    expect((await guest.swaps.retrieveByCart(cartId)).swap.id).toBe(swap.id)
    await admin.exchanges.cancelRequest(swap.id)
    expect((await refusalOf(guest.swaps.retrieveByCart("cart_none"))).status).toBe(404)
  })

  test("is edited with its buyer's consent", async () => {
    const { order: placed } = await order()
    const item = { id: placed.id, item_id: placed.items[0]?.id ?? "" }
    const ask = async () => {
      await admin.orderEdits.initiate({ order_id: placed.id })
      await admin.orderEdits.updateItem(item, { quantity: 2 })
      await admin.orderEdits.request(placed.id)
      const { order_changes: changes } = await admin.orders.listChanges(placed.id)
      return changes.find(({ status }) => status === "requested")?.id ?? ""
    }
    const first = await ask()
    expect((await guest.orderEdits.retrieve(first)).order_edit.id).toBe(first)
    const { order_edit: declined } = await guest.orderEdits.decline(first, { declined_reason: "Nem kell." })
    expect(declined.status).toBe("declined")
    const second = await ask()
    await guest.orderEdits.complete(second)
    expect((await guest.orders.retrieve(placed.id)).order.items[0]?.quantity).toBe(2)
    expect((await refusalOf(guest.orderEdits.retrieve(NONE))).status).toBe(404)
  })
})

test("a gift card is read by its code", async () => {
  const code = await newGiftCard(3000)
  expect((await guest.giftCards.retrieve(code)).gift_card).toMatchObject({ code, balance: 3000 })
  expect((await refusalOf(guest.giftCards.retrieve("NINCS"))).status).toBe(404)
})
