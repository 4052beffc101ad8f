import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { exportQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseInput } from "../../parse-input.ts"
import { sendJson } from "../send-json.ts"

/** Many products at once, for feeds. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale, after, limit } = parseInput(exportQuerySchema, req.query)
  const catalogue = req.scope.resolve(CATALOGUE_MODULE)
  const { products, next } = await catalogue.productsJson(locale, after, limit)
  if (products.length === 0 && after === "") await catalogue.requireNoGap(locale)
  sendJson(res, `{"products":[${products.join(",")}],"next":${JSON.stringify(next)}}`)
}
