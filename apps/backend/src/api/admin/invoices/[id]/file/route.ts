import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { invoiceFileKey } from "../../../../../domains/invoices/issue-invoices.ts"
import { INVOICE_MODULE } from "../../../../../modules/invoice/index.ts"
import { STORED_DOCUMENT_MODULE } from "../../../../../modules/stored-document/index.ts"
import { requireParam } from "../../../../require-param.ts"

/** The PDF of an invoice. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const row = await req.scope.resolve(INVOICE_MODULE).find(id)
  const content = row?.number
    ? await req.scope.resolve(STORED_DOCUMENT_MODULE).find(invoiceFileKey(id))
    : null
  if (!row?.number || !content) {
    res.sendStatus(404)
    return
  }
  res.setHeader("cache-control", "no-store")
  res.attachment(`${row.number.replace(/[^0-9A-Za-z-]/g, "-")}.pdf`)
  res.type("application/pdf").send(content)
}
