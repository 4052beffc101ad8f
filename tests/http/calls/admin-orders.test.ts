import { randomUUID } from "node:crypto"
import type { CommerceClient, Order } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { newAccount } from "../../fixtures/account.ts"
import { cardSandbox } from "../../fixtures/card-sandbox.ts"
import { refusalOf } from "../../fixtures/commerce.ts"
import { type TestProduct, testProductOf } from "../../fixtures/test-products.ts"
import { ADDRESS, aRegionId, Buyer } from "../backend-buyer.ts"
import { comeBack, reachPayment } from "../card-buyer.ts"
import { proveCalls, provingAdmin } from "./proving-client.ts"

proveCalls(import.meta.filename)

const NONE = "none_such"
let admin: CommerceClient["admin"]
let testProduct: TestProduct

beforeAll(async () => {
  admin = (await provingAdmin()).admin
  testProduct = await testProductOf("admin", 4)
})

async function newOrder(quantity = 2): Promise<Order> {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  const { cart } = await buyer.fillIn({ email: `iroda.${randomUUID()}@example.hu`, delivery: "pickup" })
  return buyer.buy(cart.total)
}

const lineOf = (order: Order) => order.items[0]?.id ?? ""

async function sentOrder(quantity = 2): Promise<Order> {
  const order = await newOrder(quantity)
  await admin.orders.createFulfillment(order.id, { items: [{ id: lineOf(order), quantity }] })
  return order
}

/** The last action of an open change. */
const lastAction = (
  preview: { items?: unknown; shipping_methods?: unknown },
  kind: "items" | "shipping_methods",
) => {
  const rows = (preview[kind] ?? []) as { actions?: { id: string; action: string }[] }[]
  return rows.flatMap(({ actions = [] }) => actions).at(-1)?.id ?? ""
}

async function paymentOf(order: Order): Promise<string> {
  const fields = "id,*payment_collections.payments"
  const { order: read } = await admin.orders.retrieve(order.id, { query: { fields } })
  return read.payment_collections?.[0]?.payments?.[0]?.id ?? ""
}

/** A shipping method of outgoing or returned products. */
async function deliveryOf(order: Order): Promise<string> {
  const { order: read } = await admin.orders.retrieve(order.id, { query: { fields: "id,*shipping_methods" } })
  return read.shipping_methods?.[0]?.shipping_option_id ?? ""
}

test("an order is listed, read, annotated and archived", async () => {
  const order = await newOrder(1)
  expect((await admin.orders.list({ query: { q: order.email ?? "" } })).orders.map(({ id }) => id)).toEqual([
    order.id,
  ])
  await admin.orders.update(order.id, { metadata: { kept: "yes" } })
  expect((await admin.orders.retrieve(order.id)).order.metadata).toMatchObject({ kept: "yes" })
  expect((await admin.orders.preview(order.id)).order.id).toBe(order.id)
  const { order_items: items } = await admin.orders.listLineItems(order.id)
  expect(items).toHaveLength(1)
  expect((await admin.orders.complete(order.id)).order.status).toBe("completed")
  expect((await admin.orders.archive(order.id)).order.status).toBe("archived")
  expect((await refusalOf(admin.orders.retrieve(NONE))).status).toBe(404)
  expect((await refusalOf(admin.orders.archive(NONE))).status).toBe(404)
})

test("an order is packed, unpacked, packed again, shipped and delivered", async () => {
  const order = await newOrder(1)
  const items = [{ id: lineOf(order), quantity: 1 }]
  const parcels = async () => {
    const { order: read } = await admin.orders.retrieve(order.id, { query: { fields: "id,*fulfillments" } })
    return read.fulfillments ?? []
  }
  await admin.orders.createFulfillment(order.id, { items })
  const [first] = await parcels()
  await admin.orders.cancelFulfillment({ id: order.id, fulfillment_id: first?.id ?? "" }, {})
  expect((await parcels()).find(({ id }) => id === first?.id)?.canceled_at).not.toBeNull()
  await admin.orders.createFulfillment(order.id, { items })
  const second = (await parcels()).find(({ canceled_at: canceled }) => canceled === null)
  const path = { id: order.id, fulfillment_id: second?.id ?? "" }
  await admin.orders.createShipment(path, { items })
  expect((await parcels()).find(({ id }) => id === second?.id)?.shipped_at).not.toBeNull()
  await admin.orders.markAsDelivered(path)
  expect((await parcels()).find(({ id }) => id === second?.id)?.delivered_at).not.toBeNull()
  expect((await refusalOf(admin.orders.createFulfillment(order.id, { items }))).status).toBe(400)
  const again = admin.orders.cancelFulfillment({ id: order.id, fulfillment_id: second?.id ?? "" }, {})
  expect((await refusalOf(again)).status).toBe(400)
})

test("a fulfillment without its order is created, shipped and canceled", async () => {
  const order = await newOrder(1)
  const { stock_locations: locations } = await admin.stockLocations.list()
  const parcel = {
    order_id: order.id,
    location_id: locations[0]?.id ?? "",
    provider_id: "manual_manual",
    delivery_address: ADDRESS,
    items: [{ title: "Doboz", sku: "DOBOZ", barcode: "1", quantity: 1 }],
    labels: [],
    shipping_option_id: await deliveryOf(order),
    data: {},
    metadata: {},
  }
  const { fulfillment } = await admin.fulfillments.create(parcel)
  expect((await admin.fulfillments.cancel(fulfillment.id)).fulfillment.canceled_at).not.toBeNull()
  const { fulfillment: next } = await admin.fulfillments.create(parcel)
  const { fulfillment: sent } = await admin.fulfillments.createShipment(next.id, { labels: [] })
  expect(sent.shipped_at).not.toBeNull()
  expect((await refusalOf(admin.fulfillments.cancel(next.id))).status).toBe(400)
})

test("an order's payment is captured, refunded and recorded", async () => {
  const order = await newOrder(1)
  await admin.orders.capture(order.id)
  await admin.orders.refund(order.id, { amount: 100 })
  expect((await admin.payments.list({ query: { limit: 1 } })).payments).toHaveLength(1)
  const { payment } = await admin.payments.retrieve(await paymentOf(order), {
    query: { fields: "id,amount,currency_code,provider_id,*refunds" },
  })
  expect(payment.refunds?.map(({ amount }) => Number(amount))).toEqual([100])
  await admin.payments.refund(payment.id, { amount: 50 })
  expect((await refusalOf(admin.orders.refund(order.id, { amount: order.total }))).status).toBe(400)
  expect((await admin.payments.listProviders()).payment_providers.length).toBeGreaterThan(0)
  expect((await refusalOf(admin.payments.retrieve(NONE))).status).toBe(404)
})

test("an authorized card payment is captured later", async () => {
  const email = `iroda.${randomUUID()}@example.hu`
  const { buyer, payment: card } = await reachPayment(testProduct, email)
  await cardSandbox.pay(card)
  const path = `${card.provider_payment_id}/capture`
  await cardSandbox.fail({ fault: "fail", method: "POST", path, times: 2 })
  const { body } = await comeBack(buyer)
  if (body.type !== "order") throw new Error(`No order: ${body.type}`)
  expect(body.order.payment_status).toBe("authorized")
  await admin.payments.capture(await paymentOf(body.order), {})
  expect((await admin.orders.retrieve(body.order.id)).order.payment_status).toBe("captured")
})

test("the difference of an order is requested and marked as paid", async () => {
  const order = await newOrder(1)
  await admin.orders.capture(order.id)
  await admin.orderEdits.initiate({ order_id: order.id })
  await admin.orderEdits.updateItem({ id: order.id, item_id: lineOf(order) }, { quantity: 2 })
  await admin.orderEdits.request(order.id)
  await admin.orderEdits.confirm(order.id)
  const { order: read } = await admin.orders.retrieve(order.id, {
    query: { fields: "id,*payment_collections" },
  })
  // Medusa opens one for the difference by itself; it is deleted to create it by hand.
  const open = read.payment_collections?.find(({ status }) => status === "not_paid")
  expect(await admin.paymentCollections.delete(open?.id ?? "")).toMatchObject({ deleted: true })
  const { payment_collection: due } = await admin.paymentCollections.create({
    order_id: order.id,
    amount: testProduct.price,
  })
  expect(Number(due.amount)).toBe(testProduct.price)
  const { payment_collection: paid } = await admin.paymentCollections.markAsPaid(due.id, {
    order_id: order.id,
  })
  expect(paid.status).toBe("completed")
  expect((await refusalOf(admin.paymentCollections.create({ order_id: NONE, amount: 1 }))).status).toBe(404)
})

test("an order is canceled, once, and its transfer to a customer is requested and canceled", async () => {
  const order = await newOrder(1)
  const account = await newAccount()
  await admin.orders.requestTransfer(order.id, { customer_id: account.customer.id })
  const { order_changes: changes } = await admin.orders.listChanges(order.id)
  expect(changes.map(({ status }) => status)).toContain("requested")
  await admin.orders.cancelTransfer(order.id)
  expect((await refusalOf(admin.orders.cancelTransfer(order.id))).status).toBe(400)
  expect((await admin.orders.cancel(order.id)).order.status).toBe("canceled")
  expect((await refusalOf(admin.orders.cancel(order.id))).status).toBe(400)
})

test("an order is edited: lines are added, changed and removed", async () => {
  const order = await newOrder(1)
  const other = await testProductOf("admin", 5)
  await admin.orderEdits.initiate({ order_id: order.id })
  expect((await refusalOf(admin.orderEdits.initiate({ order_id: order.id }))).status).toBe(400)
  const { order_preview: added } = await admin.orderEdits.addItems(order.id, {
    items: [{ variant_id: other.variantId, quantity: 1 }],
  })
  const action = { id: order.id, action_id: lastAction(added, "items") }
  const { order_preview: more } = await admin.orderEdits.updateAddedItem(action, { quantity: 3 })
  expect(more.items.map(({ quantity }) => Number(quantity)).sort()).toEqual([1, 3])
  const { order_preview: less } = await admin.orderEdits.removeAddedItem(action)
  expect(less.items).toHaveLength(1)
  await admin.orderEdits.updateItem({ id: order.id, item_id: lineOf(order) }, { quantity: 2 })
  await admin.orderEdits.request(order.id)
  await admin.orderEdits.confirm(order.id)
  const { order: read } = await admin.orders.retrieve(order.id)
  expect(read.items.map(({ quantity }) => Number(quantity))).toEqual([2])

  await admin.orderEdits.initiate({ order_id: order.id })
  expect(await admin.orderEdits.cancel(order.id)).toMatchObject({ deleted: true })
  expect((await refusalOf(admin.orderEdits.confirm(order.id))).status).toBe(400)
})

describe("a return", () => {
  test("is created, requested, received in part and dismissed in part", async () => {
    const order = await sentOrder(3)
    const line = lineOf(order)
    const delivery = await deliveryOf(order)
    const { stock_locations: locations } = await admin.stockLocations.list()
    const location_id = locations[0]?.id ?? ""
    const { return: begun } = await admin.returns.initiate({ order_id: order.id, location_id })
    const { order_preview: preview } = await admin.returns.addItems(begun.id, {
      items: [{ id: line, quantity: 1 }],
    })
    const item = { id: begun.id, action_id: lastAction(preview, "items") }
    await admin.returns.updateItem(item, { quantity: 2 })
    await admin.returns.removeItem(item)
    await admin.returns.addItems(begun.id, { items: [{ id: line, quantity: 3 }] })
    const { order_preview: carried } = await admin.returns.addShipping(begun.id, {
      shipping_option_id: delivery,
    })
    const shipping = { id: begun.id, action_id: lastAction(carried, "shipping_methods") }
    await admin.returns.updateShipping(shipping, { custom_amount: 500 })
    await admin.returns.removeShipping(shipping)
    await admin.returns.update(begun.id, { metadata: { note: "Nagy lett." } })
    await admin.returns.confirmRequest(begun.id, {})
    expect((await admin.returns.retrieve(begun.id)).return.status).toBe("requested")
    expect((await admin.returns.list({ query: { order_id: order.id } })).returns).toHaveLength(1)

    await admin.returns.initiateReceive(begun.id, {})
    expect(await admin.returns.cancelReceive(begun.id)).toMatchObject({ deleted: true })
    await admin.returns.initiateReceive(begun.id, {})
    const { order_preview: came } = await admin.returns.receiveItems(begun.id, {
      items: [{ id: line, quantity: 1 }],
    })
    const received = { id: begun.id, action_id: lastAction(came, "items") }
    await admin.returns.updateReceivedItem(received, { quantity: 2 })
    await admin.returns.removeReceivedItem(received)
    await admin.returns.receiveItems(begun.id, { items: [{ id: line, quantity: 2 }] })
    const { order_preview: broken } = await admin.returns.dismissItems(begun.id, {
      items: [{ id: line, quantity: 1 }],
    })
    const dismissed = { id: begun.id, action_id: lastAction(broken, "items") }
    await admin.returns.updateDismissedItem(dismissed, { quantity: 1 })
    await admin.returns.removeDismissedItem(dismissed)
    await admin.returns.dismissItems(begun.id, { items: [{ id: line, quantity: 1 }] })
    await admin.returns.confirmReceive(begun.id, {})
    expect((await admin.returns.retrieve(begun.id)).return.status).toBe("received")
    expect((await refusalOf(admin.returns.cancel(begun.id))).status).toBe(400)
  })

  test("is canceled before and after it is requested; more than was sent cannot come back", async () => {
    const order = await sentOrder(1)
    const items = [{ id: lineOf(order), quantity: 1 }]
    const { return: begun } = await admin.returns.initiate({ order_id: order.id })
    const tooMany = admin.returns.addItems(begun.id, { items: [{ id: lineOf(order), quantity: 9 }] })
    expect((await refusalOf(tooMany)).status).toBe(400)
    expect(await admin.returns.cancelRequest(begun.id)).toMatchObject({ deleted: true })
    const { return: asked } = await admin.orders.requestReturn(order.id, { items })
    expect((await admin.returns.cancel(asked.id)).return.status).toBe("canceled")
    expect((await refusalOf(admin.returns.retrieve(NONE))).status).toBe(404)
  })
})

describe("products are exchanged or replaced", () => {
  // Each change is canceled in the end, so one order does for all.
  let order: Order
  beforeAll(async () => {
    order = await sentOrder(2)
  })

  test("in an exchange, created step by step", async () => {
    const delivery = await deliveryOf(order)
    const { exchange } = await admin.exchanges.create({ order_id: order.id })
    await legs(admin.exchanges, exchange.id, order, delivery)
    await admin.exchanges.request(exchange.id)
    expect((await admin.exchanges.retrieve(exchange.id)).exchange.order_id).toBe(order.id)
    expect((await admin.exchanges.list({ query: { order_id: order.id } })).exchanges).toHaveLength(1)
    expect((await admin.exchanges.cancel(exchange.id)).exchange.canceled_at).not.toBeNull()
    const { exchange: other } = await admin.exchanges.create({ order_id: order.id })
    expect(await admin.exchanges.cancelRequest(other.id)).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.exchanges.retrieve(NONE))).status).toBe(404)
    expect((await refusalOf(admin.exchanges.create({} as never))).status).toBe(400)
  })

  test("in a claim, with the faulty lines", async () => {
    const delivery = await deliveryOf(order)
    const { claim } = await admin.claims.create({ order_id: order.id, type: "replace" })
    const faulty = { items: [{ id: lineOf(order), quantity: 1 }] }
    const { order_preview: preview } = await admin.claims.addItems(claim.id, faulty as never)
    const item = { id: claim.id, action_id: lastAction(preview, "items") }
    await admin.claims.updateItem(item, { quantity: 1, internal_note: "Repedt." })
    await admin.claims.removeItem(item)
    await admin.claims.addItems(claim.id, faulty as never)
    await legs(admin.claims, claim.id, order, delivery)
    await admin.claims.request(claim.id)
    expect((await admin.claims.retrieve(claim.id)).claim.order_id).toBe(order.id)
    expect((await admin.claims.list({ query: { order_id: order.id } })).claims).toHaveLength(1)
    expect((await admin.claims.cancel(claim.id)).claim.canceled_at).not.toBeNull()
    const { claim: other } = await admin.claims.create({ order_id: order.id, type: "refund" })
    expect(await admin.claims.cancelRequest(other.id)).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.claims.retrieve(NONE))).status).toBe(404)
    expect((await refusalOf(admin.claims.create({} as never))).status).toBe(400)
  })

  test("in one call below the order, and are canceled there", async () => {
    const lines = {
      return_items: [{ id: lineOf(order), quantity: 1 }],
      additional_items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    }
    const { swap } = await admin.orders.createSwap(order.id, lines)
    await admin.exchanges.request(swap.id)
    const { exchange } = await admin.orders.cancelSwap({ id: order.id, swap_id: swap.id })
    expect(exchange.canceled_at).not.toBeNull()
    const { claim } = await admin.orders.createClaim(order.id, {
      type: "refund",
      claim_items: [{ id: lineOf(order), quantity: 1, reason: "wrong_item" }],
    })
    await admin.claims.request(claim.id)
    const { claim: cancelled } = await admin.orders.cancelClaim({ id: order.id, claim_id: claim.id })
    expect(cancelled.canceled_at).not.toBeNull()
    expect((await refusalOf(admin.orders.createSwap(NONE, lines))).status).toBe(404)
    expect((await refusalOf(admin.orders.createClaim(order.id, {} as never))).status).toBe(400)
  })
})

type Legs = Pick<
  CommerceClient["admin"]["exchanges"],
  | "addInboundItems"
  | "updateInboundItem"
  | "removeInboundItem"
  | "addInboundShipping"
  | "updateInboundShipping"
  | "removeInboundShipping"
  | "addOutboundItems"
  | "updateOutboundItem"
  | "removeOutboundItem"
  | "addOutboundShipping"
  | "updateOutboundShipping"
  | "removeOutboundShipping"
>

/** Incoming and outgoing lines, each added, changed, removed and added again. */
async function legs(
  change: CommerceClient["admin"]["exchanges" | "claims"],
  id: string,
  order: Order,
  option: string,
) {
  const legs = change as unknown as Legs
  const items = [{ id: lineOf(order), quantity: 1 }]
  const { order_preview: coming } = await legs.addInboundItems(id, { items })
  const inbound = { id, action_id: lastAction(coming, "items") }
  await legs.updateInboundItem(inbound, { quantity: 1, internal_note: "Visszajön." })
  await legs.removeInboundItem(inbound)
  await legs.addInboundItems(id, { items })
  const { order_preview: back } = await legs.addInboundShipping(id, { shipping_option_id: option })
  const way = { id, action_id: lastAction(back, "shipping_methods") }
  await legs.updateInboundShipping(way, { custom_amount: 0 })
  await legs.removeInboundShipping(way)

  const replacement = { items: [{ variant_id: testProduct.variantId, quantity: 1 }] }
  const { order_preview: going } = await legs.addOutboundItems(id, replacement)
  const outbound = { id, action_id: lastAction(going, "items") }
  const { order_preview: more } = await legs.updateOutboundItem(outbound, { quantity: 2 })
  expect(more.items.map(({ quantity }) => Number(quantity))).toContain(2)
  await legs.removeOutboundItem(outbound)
  await legs.addOutboundItems(id, replacement)
  const { order_preview: sent } = await legs.addOutboundShipping(id, { shipping_option_id: option })
  const out = { id, action_id: lastAction(sent, "shipping_methods") }
  await legs.updateOutboundShipping(out, { custom_amount: 0 })
  await legs.removeOutboundShipping(out)
  await legs.addOutboundShipping(id, { shipping_option_id: option })
  const unknown = legs.updateOutboundItem({ id, action_id: NONE }, { quantity: 1 })
  expect((await refusalOf(unknown)).status).toBe(400)
}

test("a draft order becomes an order", async () => {
  const { sales_channels: channels } = await admin.salesChannels.list()
  const { shipping_options: options } = await admin.shippingOptions.list()
  const { draft_order: draft } = await admin.draftOrders.create({
    region_id: await aRegionId(),
    sales_channel_id: channels[0]?.id ?? "",
    email: `vazlat.${randomUUID()}@example.hu`,
    items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    shipping_address: ADDRESS,
    shipping_methods: [{ name: "Személyes átvétel", shipping_option_id: options[0]?.id ?? "", amount: 0 }],
  })
  const { order } = await admin.draftOrders.convertToOrder(draft.id)
  expect((await admin.orders.retrieve(order.id)).order.id).toBe(draft.id)
  expect((await refusalOf(admin.draftOrders.convertToOrder(NONE))).status).toBe(404)
})
