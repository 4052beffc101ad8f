import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { REFUND_SETTLEMENTS } from "@porteka/commerce-sdk/wire"
import { settleRefund } from "../../../../../../domains/card-payments/settle-refund.ts"
import { readDesk } from "../../../../../../domains/order-desk/read-desk.ts"
import { parseInput } from "../../../../../parse-input.ts"
import { requireParam } from "../../../../../require-param.ts"

export const bodySchema = z.strictObject({ settlement: z.enum(REFUND_SETTLEMENTS) })

/** What happens with a refund that the card provider has refused. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { settlement } = parseInput(bodySchema, req.body)
  await settleRefund(req.scope, { orderId, refundId: requireParam(req, "refund_id"), settlement })
  res.json({ order: await readDesk(req.scope, orderId) })
}
