import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { changePickupPoint } from "../../../../../domains/orders/change-pickup-point.ts"
import { underOrderLock } from "../../../../../domains/orders/order-lock.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const MOST_CHARACTERS = 100

export const bodySchema = z.strictObject({ pickup_point_id: z.string().trim().min(1).max(MOST_CHARACTERS) })

/** Sends an order to another pickup point. The storefront decides whose orders a browser may change. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { pickup_point_id: pointId } = parseInput(bodySchema, req.body)
  const orderId = requireParam(req, "id")
  const refused = await underOrderLock(req.scope, orderId, () =>
    changePickupPoint(req.scope, { orderId, pointId, by: null }),
  )
  res.json({ refused })
}
