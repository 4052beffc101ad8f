import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { localeQuerySchema } from "../../../../modules/catalogue/list-query.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { readJournal } from "../../../../shop/public-journal.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  const wanted = requireParam(req, "slug")
  const entry = (await readJournal(req.scope, locale)).find(({ slug }) => slug === wanted)
  if (!entry) throw notFound("There is no such journal entry")
  res.json({ entry })
}
