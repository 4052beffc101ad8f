import { answerWith, isText } from "../checks/answer-shape.ts"
import { get } from "../core/endpoint.ts"
import type { InvoiceFile, OrderInvoice } from "../types/invoice-types.ts"

/** The invoices of an order. */
export const orderInvoices = {
  list: get("/store/orders/{id}/invoices").gives<{ invoices: OrderInvoice[] }>(),

  retrieve: get("/store/orders/{id}/invoices/{invoice_id}").gives<InvoiceFile>(
    answerWith({ number: isText, content: isText }),
  ),
}
