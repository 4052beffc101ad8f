import type { MedusaContainer } from "@medusajs/framework/types"
import type { InvoiceData } from "@porteka/documents"
import { InvoiceRefusedError } from "../../invoices/invoice-provider.ts"
import { type DueLine, toCorrectionData } from "../../invoices/to-correction-data.ts"
import { readOrder } from "../orders/read-order.ts"
import { chosenVariant, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { readInvoicedAmounts } from "./find-uninvoiced.ts"

interface Line {
  title: string
  product_title: string | null
  product_id: string | null
  variant_title: string | null
  quantity: number
  total: number
  tax_lines?: { rate: number }[]
  detail?: { return_received_quantity?: number; written_off_quantity?: number } | null
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
  const goods = order.items.map((item) => toDueLine(item, chosenVariant(item, products)))
  const deliveries = order.shipping_methods.map(({ name, total, tax_lines: taxes }) => ({
    ...{ name, quantity: 1, gross: total },
    ...vatOfLine(taxes),
  }))
  const due = order.canceled_at || amounts?.target === 0 ? [] : [...goods, ...deliveries]
  const data = amounts && toCorrectionData(issued, { due, target: amounts.target, now: new Date() })
  if (!data) throw new InvoiceRefusedError("There is nothing to correct any more")
  return data
}

/** The quantity of a line that the shopper keeps: ordered minus returned. */
function toDueLine(
  { title, product_title: product, quantity, total, detail, tax_lines: taxes }: Line,
  variant: string | null,
): DueLine {
  const kept = Number(quantity) - Number(detail?.return_received_quantity ?? 0)
  return {
    name: [product ?? title, variant].filter(Boolean).join(", "),
    quantity: kept,
    gross: Math.round((Number(total) * kept) / Number(quantity)),
    ...vatOfLine(taxes),
  }
}

const vatOfLine = (taxes: { rate: number }[] = []): Pick<DueLine, "vat_percent"> =>
  taxes.length === 0 ? {} : { vat_percent: taxes.reduce((sum, { rate }) => sum + rate, 0) }
