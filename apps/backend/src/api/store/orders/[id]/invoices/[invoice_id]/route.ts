import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { invoiceFileKey } from "../../../../../../domains/invoices/issue-invoices.ts"
import { INVOICE_MODULE } from "../../../../../../modules/invoice/index.ts"
import { STORED_DOCUMENT_MODULE } from "../../../../../../modules/stored-document/index.ts"
import { notFound } from "../../../../../../refusals/refusals.ts"
import { requireParam } from "../../../../../require-param.ts"

/** The file of an invoice of this order, in base64, because the answer is JSON. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const row = await req.scope.resolve(INVOICE_MODULE).find(requireParam(req, "invoice_id"))
  const isOfOrder = row?.order_id === requireParam(req, "id")
  const content = row?.number && isOfOrder ? await readFile(req, row.id) : null
  if (!row?.number || !content) throw notFound("There is no such invoice")
  res.json({ number: row.number, content: content.toString("base64") })
}

const readFile = (req: MedusaRequest, invoiceId: string) =>
  req.scope.resolve(STORED_DOCUMENT_MODULE).find(invoiceFileKey(invoiceId))
