import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { InvoiceData } from "@porteka/documents"
import { invoiceProvider } from "../../invoices/find-invoice-provider.ts"
import {
  type InvoiceProvider,
  InvoiceRefusedError,
  type IssuedInvoice,
} from "../../invoices/invoice-provider.ts"
import { mostAttempts, retryAfter } from "../../invoices/retry-after.ts"
import { type OrderToInvoice, toInvoiceData, toSeller, toStornoData } from "../../invoices/to-invoice-data.ts"
import { reasonOf } from "../../logs/failure.ts"
import { INVOICE_MODULE } from "../../modules/invoice/index.ts"
import type { InvoiceRow } from "../../modules/invoice/service.ts"
import { STORED_DOCUMENT_MODULE } from "../../modules/stored-document/index.ts"
import type { OrderScope } from "../../records/touched-orders.sql.ts"
import { readShop } from "../../shop/read-shop.ts"
import { codesOf, readPaidCardCodes } from "../gift-cards/read-paid-card-codes.ts"
import { readOrder } from "../orders/read-order.ts"
import { chosenVariant, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { findUninvoiced } from "./find-uninvoiced.ts"
import { readCorrection } from "./read-correction.ts"

const BATCH_SIZE = 10

/** Where an invoice's file is stored. */
export const invoiceFileKey = (invoiceId: string) => `invoice:${invoiceId}`

/**
 * Records due invoices and issues them: of one order, or, in the jobs, of all. Each is issued once, however
 * often it is called.
 */
export async function issueDueInvoices(container: MedusaContainer, scope: OrderScope): Promise<void> {
  const invoices = container.resolve(INVOICE_MODULE)
  for (const { order_id: id, kind, number } of await findUninvoiced(container, scope)) {
    await invoices.enqueue(id, kind, number ?? undefined)
  }
  const only = "orderId" in scope ? scope.orderId : undefined
  for (const row of await invoices.claimDue(BATCH_SIZE, only)) await issueOne(container, row)
}

interface PaidOrder extends OrderToInvoice {
  payment_status: string
  items: (OrderToInvoice["items"][number] & { product_id: string | null })[]
}

async function issueOne(container: MedusaContainer, row: InvoiceRow): Promise<void> {
  const invoices = container.resolve(INVOICE_MODULE)
  const provider = invoiceProvider(container)
  try {
    if (!(await invoices.keepClaim(row))) return
    // A process that dies while issuing has tried it, too.
    if (row.attempts > mostAttempts(provider))
      throw new InvoiceRefusedError(`There was no answer to ${mostAttempts(provider)} attempts`)
    const { data, issued } = await issue(container, provider, row)
    await container.resolve(STORED_DOCUMENT_MODULE).keep(invoiceFileKey(row.id), issued.pdf)
    const { number, provider_ref } = issued
    await invoices.markIssued(row.id, { provider: provider.id, number, provider_ref, data })
  } catch (error) {
    const reason = reasonOf(error)
    await invoices.markFailed(row.id, reason, retryAfter(error, provider, row.attempts))
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The ${row.kind} of ${row.order_id} was not issued: ${reason}`)
  }
}

async function issue(
  container: MedusaContainer,
  provider: InvoiceProvider,
  { kind, key, order_id: orderId }: InvoiceRow,
): Promise<{ data: InvoiceData; issued: IssuedInvoice }> {
  const now = new Date()
  const shop = await readShop(container)
  if (kind === "invoice") {
    const order = await readOrder<PaidOrder>(container, orderId)
    const products = await readOrderedProducts(container, order)
    const items = order.items.map((item) => ({ ...item, variant_title: chosenVariant(item, products) }))
    const data = toInvoiceData(
      { ...order, items },
      {
        shop,
        now,
        isPaid: order.payment_status === "captured",
        cardCodes: await readPaidCardCodes(container, codesOf(order.items)),
      },
    )
    return { data, issued: await provider.issue(data, key) }
  }
  // Invoices of an earlier release do not contain the seller.
  const all = (await container.resolve(INVOICE_MODULE).listOfOrder(orderId)).map((one) => ({
    ...one,
    data: one.data && { ...one.data, seller: one.data.seller ?? toSeller(shop) },
  }))
  const original = all.find((candidate) => candidate.kind === "invoice" && candidate.state === "issued")
  if (!original?.number || !original.data) throw new InvoiceRefusedError("There is no invoice to change")
  if (original.provider !== provider.id) {
    throw new InvoiceRefusedError(`${original.number} was issued by ${original.provider}: change it there`)
  }
  const { number, provider_ref } = original
  if (kind === "correction") {
    const corrections = all.flatMap(
      (one) => (one.kind === "correction" && one.state === "issued" && one.data) || [],
    )
    const data = await readCorrection(container, orderId, [original.data, ...corrections])
    return { data, issued: await provider.correct({ number, provider_ref }, data, key) }
  }
  const data = toStornoData(original.data, now)
  return { data, issued: await provider.storno({ number, provider_ref }, data, key) }
}
