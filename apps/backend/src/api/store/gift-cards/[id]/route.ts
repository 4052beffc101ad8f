import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireGiftCard } from "../../../../domains/gift-cards/gift-cards.ts"
import { requireParam } from "../../../require-param.ts"

/** A gift card by id or code, with its balance. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { card } = await requireGiftCard(req.scope, requireParam(req, "id"))
  res.json({ gift_card: card })
}
