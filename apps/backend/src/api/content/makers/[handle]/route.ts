import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Maker } from "@porteka/commerce-sdk"
import { localeQuerySchema } from "../../../../modules/catalogue/list-query.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { findMakerPage } from "../../../../shop/public-makers.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse<{ maker: Maker }>): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  const maker = await findMakerPage(req.scope, requireParam(req, "handle"), locale)
  if (!maker) throw notFound("There is no such maker")
  res.json({ maker })
}
