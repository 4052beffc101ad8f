import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { issueDueInvoices } from "../../../../../domains/invoices/issue-invoices.ts"
import { INVOICE_MODULE } from "../../../../../modules/invoice/index.ts"
import { requireParam } from "../../../../require-param.ts"

/** Retries an invoice that was given up. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const invoices = req.scope.resolve(INVOICE_MODULE)
  const id = requireParam(req, "id")
  await invoices.retry(id)
  const row = await invoices.find(id)
  if (row) await issueDueInvoices(req.scope, { orderId: row.order_id })
  res.json({ state: (await invoices.find(id))?.state ?? null })
}
