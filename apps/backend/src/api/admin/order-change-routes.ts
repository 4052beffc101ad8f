import { finished } from "node:stream/promises"
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { underOrderLock } from "../../domains/orders/order-lock.ts"
import { readPaidPrices } from "../../domains/orders/paid-prices.ts"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Calls that pack, send, cancel, refund or change an order. The shop's own call for a payment takes the lock itself. What only
 * prepares a change writes nothing of the order.
 */
const CHANGES = [
  "/admin/orders/:id/cancel",
  "/admin/orders/:id/refund",
  "/admin/payments/:id/capture",
  "/admin/payments/:id/refund",
  "/admin/payment-collections/:id/mark-as-paid",
  "/admin/orders/:id/fulfillments",
  "/admin/orders/:id/fulfillments/:fulfillment_id/cancel",
  "/admin/orders/:id/fulfillments/:fulfillment_id/shipments",
  "/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered",
  "/admin/order-desk/:id/cancellation",
  "/admin/order-edits/:id/request",
  "/admin/order-edits/:id/confirm",
  "/admin/returns/:id/request",
  "/admin/returns/:id/receive/confirm",
  "/admin/returns/:id/cancel",
  "/admin/exchanges/:id/request",
  "/admin/exchanges/:id/cancel",
  "/admin/claims/:id/request",
  "/admin/claims/:id/cancel",
]

const OWNER = `
  select order_id from "return" where id = :id
  union all select order_id from order_exchange where id = :id
  union all select order_id from order_claim where id = :id
  union all select order_id from order_payment_collection where deleted_at is null and payment_collection_id = any(array(
    select payment_collection_id from payment where id = :id union all select :id))`

/** The order of a return, exchange, claim or payment; otherwise the id is that of an order. */
export async function orderOf({ scope, params: { id = "" } }: MedusaRequest): Promise<string> {
  if (id.startsWith("order_")) return id
  const [found] = await queryRows<{ order_id: string }>(scope, OWNER, { id })
  return found?.order_id ?? id
}

/** Waits until nobody else changes the order, and lets others wait until this call is answered. */
async function oneAtATime(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  await underOrderLock(req.scope, await orderOf(req), async () => {
    next()
    // A caller who has gone does not keep the lock.
    await finished(res).catch(() => undefined)
  })
}

const replacementsSchema = z.looseObject({
  items: z.array(z.looseObject({ variant_id: z.string(), unit_price: z.number().optional() })),
})

/**
 * The same product sent for a faulty one costs what was paid for that: at today's price, lower in a sale, the customer
 * would get the difference back; the customer of a claim never pays one (`creditReplacements`).
 */
async function priceReplacements(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const asked = replacementsSchema.safeParse(req.validatedBody ?? req.body)
  if (asked.success) {
    const prices = await readPaidPrices(req.scope, await orderOf(req))
    const items = asked.data.items.map((item) => {
      const price = item.unit_price ?? prices.get(item.variant_id)
      return price === undefined ? item : { ...item, unit_price: price }
    })
    if (req.validatedBody) Object.assign(req.validatedBody, { items })
    else req.body = { ...asked.data, items }
  }
  next()
}

export const orderChangeRoutes: MiddlewareRoute[] = [
  ...CHANGES.map((matcher) => ({
    matcher,
    methods: ["POST" as const],
    middlewares: [oneAtATime],
  })),
  { matcher: "/admin/claims/:id/outbound/items", methods: ["POST"], middlewares: [priceReplacements] },
]
