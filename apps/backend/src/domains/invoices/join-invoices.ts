import type { MedusaContainer } from "@medusajs/framework/types"
import { joinPdfs } from "@porteka/documents"
import { INVOICE_MODULE } from "../../modules/invoice/index.ts"
import { STORED_DOCUMENT_MODULE } from "../../modules/stored-document/index.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { invoiceFileKey } from "./issue-invoices.ts"

/** All issued invoices of the orders, with canceled and correcting ones, in one PDF. @throws not_allowed */
export async function joinInvoicesOf(container: MedusaContainer, ids: readonly string[]): Promise<Buffer> {
  const invoices = container.resolve(INVOICE_MODULE)
  const files: Uint8Array[] = []
  for (const id of ids)
    for (const invoice of await invoices.listOfOrder(id)) {
      const file = await container.resolve(STORED_DOCUMENT_MODULE).find(invoiceFileKey(invoice.id))
      if (invoice.number && file) files.push(file)
    }
  if (files.length === 0)
    throw notAllowed({
      hu: "Ezekhez a rendelésekhez még nem készült számla.",
      en: "There is no invoice of these orders yet.",
    })
  return await joinPdfs(files)
}
