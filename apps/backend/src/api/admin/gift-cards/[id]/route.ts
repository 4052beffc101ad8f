import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ChangedGiftCard } from "../../../../domains/gift-cards/gift-card-input.ts"
import { changeGiftCard, deleteGiftCard, requireGiftCard } from "../../../../domains/gift-cards/gift-cards.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { card } = await requireGiftCard(req.scope, requireParam(req, "id"))
  res.json({ gift_card: card })
}

export async function POST(req: MedusaRequest<ChangedGiftCard>, res: MedusaResponse): Promise<void> {
  res.json({ gift_card: await changeGiftCard(req.scope, requireParam(req, "id"), req.validatedBody) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = await deleteGiftCard(req.scope, requireParam(req, "id"))
  res.json({ id, object: "gift_card", deleted: true })
}
