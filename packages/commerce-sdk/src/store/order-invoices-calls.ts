import { answerWith, isText } from "../checks/answer-shape.ts"
import { get } from "../core/endpoint.ts"
import type { InvoiceFile, OrderInvoice, ProformaFile } from "../types/invoice-types.ts"

/** The invoices of an order. */
export const orderInvoices = {
  list: get("/store/orders/{id}/invoices").gives<{ invoices: OrderInvoice[] }>(),

  retrieve: get("/store/orders/{id}/invoices/{invoice_id}").gives<InvoiceFile>(
    answerWith({ number: isText, content: isText }),
  ),

  /** For an order that awaits its bank transfer; otherwise 404. */
  proforma: get("/store/orders/{id}/proforma").gives<ProformaFile>(
    answerWith({ name: isText, content: isText }),
  ),
}
