import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { fieldsOf } from "@porteka/shop/parse-json"
import { underOrderLock } from "../../domains/orders/order-lock.ts"
import { readPaidPrices } from "../../domains/orders/paid-prices.ts"
import { chargeAhead } from "../../domains/orders/refunds-ahead.ts"
import { requireSoundEdit } from "../../domains/orders/require-sound-edit.ts"
import { queryRows } from "../../records/query-rows.ts"
import { whenAnswered } from "../when-answered.ts"
import { savesWholeAmounts } from "./price-routes.ts"

/** The records of orders, and the orders themselves: every call that changes one of them can change its order. */
const RECORDS = [
  "orders",
  "draft-orders",
  "order-desk",
  "order-changes",
  "order-edits",
  "returns",
  "exchanges",
  "claims",
  "payments",
  "payment-collections",
  "fulfillments",
].map((record) => `/admin/${record}/:id*`)

/** Calls that name the order in their body. */
const BEGINNINGS = [
  ...["order-edits", "returns", "exchanges", "claims", "payment-collections", "spent-card-refunds"].map(
    (it) => `/admin/${it}`,
  ),
  "/store/returns",
  "/store/swaps",
]

const OWNER = `
  select order_id from "return" where id = :id
  union all select order_id from order_exchange where id = :id
  union all select order_id from order_claim where id = :id
  union all select order_id from order_change where id = :id
  union all select order_id from order_fulfillment where deleted_at is null and fulfillment_id = :id
  union all select order_id from order_payment_collection where deleted_at is null and payment_collection_id = any(array(
    select payment_collection_id from payment where id = :id union all select :id))`

/** The order itself, or that of one of its records; otherwise the id that was named. */
export async function orderOf({ scope, params, body }: MedusaRequest): Promise<string> {
  const id = params.id ?? String(fieldsOf(body).order_id)
  if (id.startsWith("order_")) return id
  const [found] = await queryRows<{ order_id: string }>(scope, OWNER, { id })
  return found?.order_id ?? id
}

/** Waits until nobody else changes the order, and lets others wait until this call is answered. */
async function oneAtATime(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  await underOrderLock(req.scope, await orderOf(req), async () => {
    const answered = whenAnswered(res)
    next()
    await answered
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

/** The calls that confirm a change by which goods leave the order, or are to. */
const CONFIRMATIONS = [
  ...["returns", "exchanges", "claims"].map((record) => `/admin/${record}/:id/request`),
  "/admin/returns/:id/receive/confirm",
  "/admin/order-edits/:id/confirm",
]

/** What was refunded for goods before is not owed again. */
async function countRefundsAhead(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await chargeAhead(req.scope, await orderOf(req))
  next()
}

/** Medusa's form requests an edit and confirms it at once; one that was refused stays open in the form. */
async function refuseFaultyEdit(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await requireSoundEdit(req.scope, await orderOf(req))
  next()
}

export const orderChangeRoutes: MiddlewareRoute[] = [
  ...[...RECORDS, "/store/order-edits/:id*", "/store/orders/:id/transfer/*"].map(
    (matcher): MiddlewareRoute => ({
      matcher,
      methods: ["POST", "DELETE"],
      middlewares: [savesWholeAmounts, oneAtATime],
    }),
  ),
  { matcher: "/admin/draft-orders", methods: ["POST"], middlewares: [savesWholeAmounts] },
  ...BEGINNINGS.map(
    (matcher): MiddlewareRoute => ({ matcher, methods: ["POST"], middlewares: [oneAtATime] }),
  ),
  ...["request", "confirm"].map(
    (step): MiddlewareRoute => ({
      matcher: `/admin/order-edits/:id/${step}`,
      methods: ["POST"],
      middlewares: [refuseFaultyEdit],
    }),
  ),
  ...CONFIRMATIONS.map(
    (matcher): MiddlewareRoute => ({ matcher, methods: ["POST"], middlewares: [countRefundsAhead] }),
  ),
  { matcher: "/admin/claims/:id/outbound/items", methods: ["POST"], middlewares: [priceReplacements] },
]
