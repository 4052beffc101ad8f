import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { drawProforma, proformaFileName } from "@porteka/documents"
import type { Shop } from "@porteka/shop"
import { type OrderToInvoice, toInvoiceData } from "../../../invoices/to-invoice-data.ts"
import { reasonOf } from "../../../logs/failure.ts"
import type { MailAttachment } from "../../../mail/message.ts"
import { readShop } from "../../../shop/read-shop.ts"
import { codesOf, readPaidCardCodes } from "../../gift-cards/read-paid-card-codes.ts"
import { readOrder } from "../read-order.ts"
import { chosenVariant, type OrderedProduct, readOrderedProducts } from "../read-ordered-products.ts"
import { isUnpaidTransfer } from "../unpaid-transfers.ts"

interface Proforma {
  name: string
  content: Buffer
}

interface OrderToPay extends OrderToInvoice {
  id: string
  created_at: Date | string
  items: (OrderToInvoice["items"][number] & { product_id: string | null })[]
}

/** The data of a pro-forma. */
interface ProformaSource {
  order: OrderToPay
  products: OrderedProduct[]
  shop: Shop
}

/** The current pro-forma invoice of an order that awaits its transfer; null for any other order. */
export async function drawProformaOf(container: MedusaContainer, orderId: string): Promise<Proforma | null> {
  if (!(await isUnpaidTransfer(container, orderId))) return null
  const [shop, order] = await Promise.all([readShop(container), readOrder<OrderToPay>(container, orderId)])
  return await draw(container, { shop, order, products: await readOrderedProducts(container, order) })
}

async function draw(
  container: MedusaContainer,
  { order, products, shop }: ProformaSource,
): Promise<Proforma> {
  const items = order.items.map((item) => ({ ...item, variant_title: chosenVariant(item, products) }))
  const now = new Date(order.created_at)
  const cardCodes = await readPaidCardCodes(container, codesOf(order.items))
  const data = toInvoiceData({ ...order, items }, { shop, now, isPaid: false, cardCodes })
  const { accountHolder: holder, bankName: bank_name, accountNumber: number, iban, bic } = shop.bank
  const content = await drawProforma(data, { holder, bank_name, number, iban, bic })
  return { name: proformaFileName(data), content }
}

/** For an e-mail. If drawing fails, the e-mail is sent without it, because it states the payment details, too. */
export async function proformaAttachments(
  container: MedusaContainer,
  source: ProformaSource,
): Promise<MailAttachment[]> {
  try {
    if (!(await isUnpaidTransfer(container, source.order.id))) return []
    const proforma = await draw(container, source)
    return [{ file_name: proforma.name, media_type: "application/pdf", content: proforma.content }]
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The pro-forma of ${source.order.id} was not drawn: ${reasonOf(error)}`)
    return []
  }
}
