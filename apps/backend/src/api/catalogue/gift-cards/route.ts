import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readGiftCardOffer } from "../../../domains/gift-card-sales/read-offer.ts"

/** The gift cards for sale; null: none are sold. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ gift_cards: await readGiftCardOffer(req.scope) })
}
