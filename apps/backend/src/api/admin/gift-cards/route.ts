import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { giftCardListSchema, type NewGiftCard } from "../../../workflows/gift-cards/gift-card-input.ts"
import { createGiftCard, listGiftCards } from "../../../workflows/gift-cards/gift-cards.ts"
import { parseQuery } from "../../catalogue/parse-query.ts"

/** Newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const page = parseQuery(giftCardListSchema, req.query)
  res.json({ ...(await listGiftCards(req.scope, page)), ...page })
}

export async function POST(req: MedusaRequest<NewGiftCard>, res: MedusaResponse): Promise<void> {
  res.json({ gift_card: await createGiftCard(req.scope, req.validatedBody) })
}
