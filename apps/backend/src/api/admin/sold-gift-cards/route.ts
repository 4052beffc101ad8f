import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { giveGiftCard, givenGiftCardSchema } from "../../../domains/gift-card-sales/give-gift-card.ts"
import { listSoldCards } from "../../../domains/gift-card-sales/list-sold-cards.ts"
import { sendQueuedMails } from "../../../domains/outgoing-mails/send-outgoing-mails.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

const MAX_QUERY = 100

export const querySchema = pagingSchema().extend({ q: z.string().max(MAX_QUERY).optional() })

export const bodySchema = givenGiftCardSchema

/** Gift cards that shoppers have bought or the staff has given out, the newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q, ...page } = parseInput(querySchema, req.query)
  res.json({ ...(await listSoldCards(req.scope, { ...(q ? { q } : {}), ...page })), ...page })
}

/** Gives out a card that nobody has bought, and sends it; a repeated call does nothing. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const card = parseInput(bodySchema, req.body)
  const { id, mailKeys } = await giveGiftCard(req.scope, card, req.auth_context.actor_id)
  await sendQueuedMails(req.scope, mailKeys)
  res.json({ id })
}
