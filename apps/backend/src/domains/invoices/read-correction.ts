import type { MedusaContainer } from "@medusajs/framework/types"
import type { InvoiceData } from "@porteka/documents"
import { cardPartOf } from "../../amounts/line-amounts.ts"
import { InvoiceRefusedError } from "../../invoices/invoice-provider.ts"
import { toCorrectionData } from "../../invoices/to-correction-data.ts"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import { codesOf, readPaidCardCodes } from "../gift-cards/read-paid-card-codes.ts"
import { readOrder } from "../orders/read-order.ts"
import { chosenVariant, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { readAhead } from "../orders/refunds-ahead.ts"
import { type OrderedLine, toDueLine, vatOfLine } from "./due-line.ts"
import { readInvoicedAmounts } from "./find-uninvoiced.ts"

interface Line extends OrderedLine {
  product_id: string | null
  original_total: number
  adjustments?: { code: string | null; amount: number }[]
}

interface CorrectedOrder {
  canceled_at: string | Date | null
  items: Line[]
  shipping_methods: { name: string; total: number; tax_lines?: { rate: number }[] }[]
}

/** The content of an order's next correction. @throws InvoiceRefusedError if there is nothing left to correct */
export async function readCorrection(
  container: MedusaContainer,
  orderId: string,
  issued: readonly [InvoiceData, ...InvoiceData[]],
): Promise<InvoiceData> {
  const amounts = await readInvoicedAmounts(container, orderId)
  const order = await readOrder<CorrectedOrder>(container, orderId)
  const products = await readOrderedProducts(container, order)
  // Older invoices deduct what gift cards paid, so their corrections do the same.
  const namesCards = issued[0].gift_card_paid !== undefined
  const codes = namesCards ? await readPaidCardCodes(container, codesOf(order.items)) : new Set<string>()
  const voided = await countVoided(container, orderId)
  const items = order.items.map((item) => {
    const total = Number(item.total) + cardPartOf(item, codes)
    return toDueLine({ ...item, total }, chosenVariant(item, products), voided.get(item.id) ?? 0)
  })
  const deliveries = order.shipping_methods.map(({ name, total, tax_lines: taxes }) => ({
    name,
    quantity: 1,
    gross: total,
    ...vatOfLine(taxes),
  }))
  const isOver = order.canceled_at !== null || (amounts?.target === 0 && !amounts.keepsGoods)
  const data =
    amounts &&
    toCorrectionData(issued, {
      due: isOver ? [] : [...items, ...deliveries],
      ahead: isOver ? 0 : (await readAhead(container, orderId)).refunded,
      target: amounts.target,
      now: new Date(),
      ...(namesCards ? { keptByCards: amounts.keptByCards } : {}),
    })
  if (!data) throw new InvoiceRefusedError("There is nothing to correct any more")
  return data
}

/** The number of canceled gift cards, by line. */
async function countVoided(container: MedusaContainer, orderId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { line_item_id: id, voided_at } of await container
    .resolve(SOLD_GIFT_CARD_MODULE)
    .listOfOrder(orderId))
    if (voided_at && id) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
