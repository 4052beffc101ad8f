import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../../modules/catalogue/index.ts"
import { isHandle, productQuerySchema } from "../../../../modules/catalogue/list-query.ts"
import { productAnswerJson } from "../../../../modules/catalogue/related-products.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"
import { sendJson } from "../../send-json.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale, related, bought_together: boughtTogether } = parseInput(productQuerySchema, req.query)
  const { handle = "" } = req.params
  const answer = isHandle(handle)
    ? await productAnswerJson(req.scope.resolve(CATALOGUE_MODULE), locale, handle, {
        related,
        boughtTogether,
      })
    : null
  if (answer === null) throw notFound("There is no such product")
  sendJson(res, answer)
}
