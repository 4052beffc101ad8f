import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { CATALOGUE_LOCALES } from "../../../modules/catalogue/locales.ts"
import { parseQuery } from "../../catalogue/parse-query.ts"

const MOST_ROWS = 100
const MOST_OFFSET = 100_000

const querySchema = z.object({
  locale: z.enum(CATALOGUE_LOCALES).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
  offset: z.coerce.number().int().min(0).max(MOST_OFFSET).default(0),
})

/** What shoppers searched for in vain, the most frequent first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale, limit, offset } = parseQuery(querySchema, req.query)
  const { searches, count } = await req.scope.resolve("catalogue").listMissedSearches(locale, limit, offset)
  res.json({ missed_searches: searches, count, limit, offset })
}
