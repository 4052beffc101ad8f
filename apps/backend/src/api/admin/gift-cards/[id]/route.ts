import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changedGiftCardSchema } from "../../../../domains/gift-cards/gift-card-input.ts"
import { changeGiftCard, deleteGiftCard, requireGiftCard } from "../../../../domains/gift-cards/gift-cards.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { card } = await requireGiftCard(req.scope, requireParam(req, "id"))
  res.json({ gift_card: card })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(changedGiftCardSchema, req.body)
  res.json({
    gift_card: await changeGiftCard(req.scope, requireParam(req, "id"), input),
  })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = await deleteGiftCard(req.scope, requireParam(req, "id"))
  res.json({ id, object: "gift_card", deleted: true })
}
