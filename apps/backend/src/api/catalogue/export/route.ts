import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { exportQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseQuery } from "../parse-query.ts"
import { sendJson } from "../send-json.ts"

/** Many products at once, for feeds. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale, after, limit } = parseQuery(exportQuerySchema, req.query)
  const { products, next } = await req.scope.resolve("catalogue").productsJson(locale, after, limit)
  sendJson(res, `{"products":[${products.join(",")}],"next":${JSON.stringify(next)}}`)
}
