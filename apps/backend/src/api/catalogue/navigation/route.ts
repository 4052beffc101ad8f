import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { localeQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseInput } from "../../parse-input.ts"
import { sendJson } from "../send-json.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  const navigation = await req.scope.resolve(CATALOGUE_MODULE).findNavigationJson(locale)
  sendJson(res, navigation ?? `{"categories":[],"collections":[]}`)
}
