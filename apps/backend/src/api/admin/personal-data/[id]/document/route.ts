import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { drawPersonalData, personalDataFileName } from "@porteka/documents"
import { LEGAL_PAGES } from "@porteka/shop"
import { exportData } from "../../../../../domains/account/rights/export-data.ts"
import { personOf } from "../../../../../domains/account/rights/person-of.ts"
import { shopUrl } from "../../../../../mail/shop-links.ts"
import { readSettings } from "../../../../../shop/read-shop.ts"
import { requireParam } from "../../../../require-param.ts"
import { sendPdf } from "../../../../send-pdf.ts"

/** The same data as a PDF in the person's language, to read (GDPR Article 12 (1)). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id, locale, guestIds } = await personOf(req.scope, requireParam(req, "id"))
  const data = await exportData(req.scope, id, locale, guestIds)
  const content = await drawPersonalData(data, {
    locale,
    shop: await readSettings(req.scope),
    privacyPolicy: shopUrl(locale, `/${LEGAL_PAGES.privacy[locale]}`),
    date: new Date(data.created_at),
  })
  sendPdf(res, personalDataFileName(locale), content)
}
