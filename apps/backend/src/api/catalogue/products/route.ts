import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { listProductsJson } from "../../../modules/catalogue/list-products.ts"
import { listQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseQuery } from "../../parse-query.ts"
import { sendJson } from "../send-json.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(listQuerySchema, req.query)
  sendJson(res, await listProductsJson(req.scope.resolve(CATALOGUE_MODULE), query))
}
