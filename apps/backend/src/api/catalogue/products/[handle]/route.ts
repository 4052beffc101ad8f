import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isHandle, localeQuerySchema } from "../../../../modules/catalogue/list-query.ts"
import { parseQuery } from "../../parse-query.ts"
import { sendJson } from "../../send-json.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseQuery(localeQuerySchema, req.query)
  const { handle = "" } = req.params
  const product = isHandle(handle)
    ? await req.scope.resolve("catalogue").findProductJson(locale, handle)
    : null
  if (product === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
  sendJson(res, product)
}
