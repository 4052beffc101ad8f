import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { LOCALES } from "@porteka/shop/languages"
import { shopUrl } from "../../../../mail/shop-links.ts"
import { readRecords } from "../../../../records/read-records.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { requireParam } from "../../../require-param.ts"

interface PromotionRecord {
  code: string
  is_automatic: boolean
}

/** The links that apply a promotion's code to the visitor's cart; none for a promotion without a code. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [promotion] = await readRecords<PromotionRecord>(req.scope, {
    entity: "promotion",
    fields: ["code", "is_automatic"],
    filters: { id: requireParam(req, "id") },
  })
  if (!promotion) throw notFound("There is no such promotion")
  const path = `/coupon/${encodeURIComponent(promotion.code)}`
  const locales = promotion.is_automatic ? [] : LOCALES
  res.json({ links: locales.map((locale) => ({ locale, url: shopUrl(locale, path) })) })
}
