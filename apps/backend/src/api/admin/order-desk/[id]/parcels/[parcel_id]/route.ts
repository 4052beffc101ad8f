import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { changeTrackingNumber } from "../../../../../../domains/order-desk/change-tracking-number.ts"
import { readDesk } from "../../../../../../domains/order-desk/read-desk.ts"
import { parseInput } from "../../../../../parse-input.ts"
import { requireParam } from "../../../../../require-param.ts"

const MOST_CHARACTERS = 100

export const bodySchema = z.strictObject({ tracking_number: z.string().trim().min(1).max(MOST_CHARACTERS) })

/** Sets or corrects the number of a parcel that has been sent; the shopper gets it by e-mail. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { tracking_number: number } = parseInput(bodySchema, req.body)
  await changeTrackingNumber(req.scope, { orderId, parcelId: requireParam(req, "parcel_id"), number })
  res.json({ order: await readDesk(req.scope, orderId) })
}
