import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { localeQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { readJournal, toSummary } from "../../../shop/public-journal.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  res.json({ entries: (await readJournal(req.scope, locale)).map(toSummary) })
}
