import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { DESK_STEPS } from "@porteka/commerce-sdk/wire"
import { advanceOrders } from "../../../domains/order-desk/advance-orders.ts"
import { parseInput } from "../../parse-input.ts"

const MOST_ORDERS = 100
const MOST_CHARACTERS = 100

export const bodySchema = z.strictObject({
  step: z.enum(DESK_STEPS),
  orders: z
    .array(
      z.strictObject({
        id: z.string().regex(/^order_\w+$/),
        tracking_number: z.string().trim().min(1).max(MOST_CHARACTERS).optional(),
      }),
    )
    .min(1)
    .max(MOST_ORDERS),
})

/** Marks one or many orders as paid, packed, shipped or delivered. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { step, orders } = parseInput(bodySchema, req.body)
  res.json({ orders: await advanceOrders(req.scope, step, orders, req.auth_context.actor_id) })
}
