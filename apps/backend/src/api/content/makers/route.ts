import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MakerSummary } from "@porteka/commerce-sdk"
import { localeQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { readMakerPages } from "../../../shop/public-makers.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(
  req: MedusaRequest,
  res: MedusaResponse<{ makers: MakerSummary[] }>,
): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  res.json({ makers: await readMakerPages(req.scope, locale) })
}
