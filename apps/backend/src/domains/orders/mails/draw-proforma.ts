import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { drawProforma, proformaFileName } from "@porteka/documents"
import { type OrderToInvoice, toInvoiceData } from "../../../invoices/to-invoice-data.ts"
import type { MailAttachment } from "../../../mail/message.ts"
import { readShop } from "../../../shop/read-shop.ts"
import { reasonOf } from "../../failure.ts"
import { readOrder } from "../read-order.ts"
import { chosenVariant, readOrderedProducts } from "../read-ordered-products.ts"
import { isUnpaidTransfer } from "../unpaid-transfers.ts"

interface OrderToPay extends OrderToInvoice {
  created_at: Date | string
  items: (OrderToInvoice["items"][number] & { product_id: string | null })[]
}

/** The pro-forma of an order that waits for its transfer, as the order is now; null for every other order. */
export async function drawProformaOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ name: string; content: Buffer } | null> {
  if (!(await isUnpaidTransfer(container, orderId))) return null
  const shop = await readShop(container)
  const order = await readOrder<OrderToPay>(container, orderId)
  const products = await readOrderedProducts(container, order)
  const items = order.items.map((item) => ({ ...item, variant_title: chosenVariant(item, products) }))
  const now = new Date(order.created_at)
  const data = toInvoiceData({ ...order, items }, { shop, now, isPaid: false })
  const { accountHolder: holder, bankName: bank_name, accountNumber: number, iban, bic } = shop.bank
  const content = await drawProforma(data, { holder, bank_name, number, iban, bic })
  return { name: proformaFileName(data), content }
}

/** For a mail, which goes out without it rather than not at all: it says how to pay, too. */
export async function proformaAttachments(
  container: MedusaContainer,
  orderId: string,
): Promise<MailAttachment[]> {
  try {
    const proforma = await drawProformaOf(container, orderId)
    if (!proforma) return []
    return [{ file_name: proforma.name, media_type: "application/pdf", content: proforma.content }]
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The pro-forma of ${orderId} was not drawn: ${reasonOf(error)}`)
    return []
  }
}
