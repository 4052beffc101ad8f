import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { listProductsJson } from "../../../modules/catalogue/list-products.ts"
import { listQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseInput } from "../../parse-input.ts"
import { sendJson } from "../send-json.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseInput(listQuerySchema, req.query)
  sendJson(res, await listProductsJson(req.scope.resolve(CATALOGUE_MODULE), query))
}
