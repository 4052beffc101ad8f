import { randomUUID } from "node:crypto"
import type { CommerceClient, Order } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { adminClient, refusalOf, storeClient } from "../fixtures/commerce.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

let admin: CommerceClient["admin"]
let testProduct: TestProduct

beforeAll(async () => {
  admin = (await adminClient()).admin
  testProduct = await testProductOf("admin", 2)
})

/** An order whose two pieces have been shipped. */
async function sentOrder(): Promise<Order> {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
  const { cart } = await buyer.fillIn({ email: `csere.${randomUUID()}@example.hu`, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  await admin.orders.createFulfillment(order.id, { items: [{ id: order.items[0]?.id ?? "", quantity: 2 }] })
  return order
}

/** The changes of an order that wait for confirmation. */
async function pendingChange(orderId: string) {
  const { order_changes: changes } = await admin.orders.listChanges(orderId)
  const pending = changes.find(({ status }) => status === "pending")
  if (!pending) throw new Error("No change of the order is pending.")
  const { exchange_id, claim_id, actions } = pending
  return {
    ...(exchange_id ? { exchange_id } : {}),
    ...(claim_id ? { claim_id } : {}),
    actions: (actions as { action: string }[]).map(({ action }) => action),
  }
}

describe("the staff changes an order in one call", () => {
  let order: Order
  let line: string

  beforeAll(async () => {
    order = await sentOrder()
    line = order.items[0]?.id ?? ""
  })

  test("a return with lines is requested at once", async () => {
    const { return: begun, order: of } = await admin.orders.requestReturn(order.id, {
      items: [{ id: line, quantity: 1, note: "Nagy lett." }],
    })
    expect(of.id).toBe(order.id)
    const { return: read } = await admin.returns.retrieve(begun.id, {
      query: { fields: "id,status,order_id,*items" },
    })
    expect(read).toMatchObject({ order_id: order.id, status: "requested" })
    expect(read.items).toEqual([expect.objectContaining({ item_id: line, quantity: 1 })])
    const { return: cancelled } = await admin.returns.cancel(begun.id)
    expect(cancelled).toMatchObject({ id: begun.id, status: "canceled" })
  })

  test("its pieces are asked back once by several calls at the same time", async () => {
    const sent = await sentOrder()
    const items = sent.items.map(({ id, quantity }) => ({ id, quantity }))
    const calls = [1, 2, 3].map(() => admin.orders.requestReturn(sent.id, { items }))
    const outcomes = (await Promise.allSettled(calls)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === "fulfilled")).toHaveLength(1)
    const { order: after } = await admin.orders.retrieve(sent.id, { query: { fields: "*items" } })
    expect(after.items).toHaveLength(items.length)
  })

  test("one refused line leaves nothing started", async () => {
    const refusal = await refusalOf(
      admin.orders.requestReturn(order.id, { items: [{ id: line, quantity: 90 }] }),
    )
    expect(refusal.status).toBe(400)
    const { order_changes: changes } = await admin.orders.listChanges(order.id)
    expect(changes.filter(({ status }) => status === "pending")).toEqual([])
  })

  test("a swap contains what comes back and what is sent, and is canceled below its order", async () => {
    const { swap } = await admin.orders.createSwap(order.id, {
      return_items: [{ id: line, quantity: 1 }],
      additional_items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    expect(await pendingChange(order.id)).toEqual({
      exchange_id: swap.id,
      actions: expect.arrayContaining(["RETURN_ITEM", "ITEM_ADD"]),
    })
    await admin.exchanges.cancelRequest(swap.id)
  })

  test("a claim names its lines", async () => {
    const { claim } = await admin.orders.createClaim(order.id, {
      type: "replace",
      claim_items: [{ id: line, quantity: 1, reason: "production_failure" }],
      additional_items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    const { claim: read } = await admin.claims.retrieve(claim.id)
    expect(read).toMatchObject({ id: claim.id, type: "replace", order_id: order.id })
    expect(await pendingChange(order.id)).toEqual({
      claim_id: claim.id,
      actions: expect.arrayContaining(["WRITE_OFF_ITEM", "ITEM_ADD"]),
    })
    await admin.claims.cancelRequest(claim.id)
  })
})

describe("an order as the specification asks for it", () => {
  let order: Order
  beforeAll(async () => {
    order = await sentOrder()
  })

  test("with all fields if none are named", async () => {
    const { order: read } = await storeClient().orders.retrieve(order.id)
    expect(read).toMatchObject({ id: order.id, metadata: { payment_method: "bank_transfer" } })
    expect(read.withdrawal_exemptions).toEqual(expect.any(Array))
  })

  test("with the named fields only", async () => {
    const fields = "id,display_id,currency_code,total,*items"
    const { order: read } = await storeClient().orders.retrieve(order.id, { query: { fields } })
    expect(read).toMatchObject({ id: order.id, total: order.total, items: [{ quantity: 2 }] })
    expect(read.email).toBeUndefined()
    expect(read.shipping_address).toBeUndefined()
  })

  test("with the relations of `expand` in addition", async () => {
    const { order: read } = await storeClient().orders.retrieve(order.id, { query: { expand: "promotions" } })
    expect(read).toMatchObject({ email: order.email, promotions: [] })
  })
})
