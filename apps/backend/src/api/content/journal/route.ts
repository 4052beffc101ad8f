import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { localeQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { JOURNAL_MODULE } from "../../../modules/journal/index.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  res.json({ entries: await req.scope.resolve(JOURNAL_MODULE).list(locale) })
}
