import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { listSoldCards } from "../../../domains/gift-card-sales/list-sold-cards.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

const MAX_QUERY = 100

export const querySchema = pagingSchema().extend({ q: z.string().max(MAX_QUERY).optional() })

/** Gift cards that shoppers have bought, the newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q, ...page } = parseInput(querySchema, req.query)
  res.json({ ...(await listSoldCards(req.scope, { ...(q ? { q } : {}), ...page })), ...page })
}
