import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { requireNoOpenChange } from "../../domains/orders/open-change.ts"
import { underOrderLock } from "../../domains/orders/order-lock.ts"
import { queryRows } from "../../records/query-rows.ts"
import { whenAnswered } from "../when-answered.ts"
import { savesWholeAmounts } from "./price-routes.ts"

/** The records of orders, and the orders themselves: every call that changes one of them can change its order. */
const RECORDS = [
  ...["orders", "draft-orders", "order-desk", "order-changes", "order-edits"],
  ...["returns", "exchanges", "claims", "payments", "payment-collections", "fulfillments"],
].map((record) => `/admin/${record}/:id*`)

/** Calls that name the order in their body. */
const BEGINNINGS = [
  ...["order-edits", "returns", "exchanges", "claims", "payment-collections"].map((it) => `/admin/${it}`),
  ...["/store/returns", "/store/swaps"],
]

/** Calls that send money back. */
const REFUNDS = [
  "/admin/orders/:id/cancel",
  "/admin/orders/:id/refund",
  "/admin/payments/:id/refund",
  "/admin/order-desk/:id/cancellation",
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
async function orderOf({ scope, params, body }: MedusaRequest): Promise<string> {
  const { order_id: named } = (body ?? {}) as { order_id?: unknown }
  const id = params.id ?? String(named)
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

async function requireUnopened(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await requireNoOpenChange(req.scope, await orderOf(req))
  next()
}

export const orderChangeRoutes: MiddlewareRoute[] = [
  ...[...RECORDS, "/store/order-edits/:id*"].map(
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
  ...REFUNDS.map(
    (matcher): MiddlewareRoute => ({ matcher, methods: ["POST"], middlewares: [requireUnopened] }),
  ),
]
