import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { LOCALES } from "@porteka/shop/languages"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

export const querySchema = pagingSchema().extend({ locale: z.enum(LOCALES).optional() })

/** Searches without a result, most frequent first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale, limit, offset } = parseInput(querySchema, req.query)
  const { searches, count } = await req.scope
    .resolve(CATALOGUE_MODULE)
    .missedSearches.list(locale, limit, offset)
  res.json({ missed_searches: searches, count, limit, offset })
}
