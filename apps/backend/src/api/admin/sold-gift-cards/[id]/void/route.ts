import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { voidByStaff } from "../../../../../domains/gift-card-sales/void-gift-cards.ts"
import { requireParam } from "../../../../require-param.ts"

/** Cancels a card: its balance can no longer be spent. The money is refunded with the order. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await voidByStaff(req.scope, id, req.auth_context.actor_id)
  res.json({ id, voided: true })
}
