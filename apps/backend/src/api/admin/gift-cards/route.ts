import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { newGiftCardSchema } from "../../../domains/gift-cards/gift-card-input.ts"
import { createGiftCard, listGiftCards } from "../../../domains/gift-cards/gift-cards.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

/** Newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const page = parseInput(pagingSchema(), req.query)
  res.json({ ...(await listGiftCards(req.scope, page)), ...page })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ gift_card: await createGiftCard(req.scope, parseInput(newGiftCardSchema, req.body)) })
}
