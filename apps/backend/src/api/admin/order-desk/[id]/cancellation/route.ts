import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { CANCEL_REASONS } from "@porteka/commerce-sdk/wire"
import { findDeskOrder } from "../../../../../domains/order-desk/desk-orders.ts"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import { cancelForReasonWorkflow } from "../../../../../domains/orders/cancel-for-reason.workflow.ts"
import { notFound } from "../../../../../refusals/refusals.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export const bodySchema = z.strictObject({ reason: z.enum(CANCEL_REASONS) })

/** Cancels an order for a reason, which its e-mail names. Medusa refuses it for an order that was packed. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const { reason } = parseInput(bodySchema, req.body)
  if (!(await findDeskOrder(req.scope, id))) throw notFound("There is no such order")
  await cancelForReasonWorkflow(req.scope).run({
    input: { order_id: id, reason, canceled_by: req.auth_context.actor_id },
  })
  res.json({ order: await readDesk(req.scope, id) })
}
