import type { CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types"
import { readTaxLines, type TaxedCart } from "../pricing/tax-lines.ts"
import { type PriceContextCart, type PricedVariant, readPricedVariants } from "./priced-variants.ts"
import { isAvailable, type LineColumns, type NewLine, toLineItem } from "./to-line-item.ts"

/** The cart fields that determine price, texts and taxes of a line. */
export type LinesCart = TaxedCart & PriceContextCart

export interface LineToAdd extends LineColumns {
  tax_lines: CreateTaxLineDTO[]
}

/**
 * Lines as Medusa would write them, with price, texts and taxes.
 * @returns undefined if Medusa's route must be used, or the items must be refused
 */
export async function toNewLines(
  container: MedusaContainer,
  cart: LinesCart,
  lines: readonly NewLine[],
): Promise<LineToAdd[] | undefined> {
  const priced = await readPricedVariants(
    container,
    cart,
    lines.map(({ variant_id: id }) => id),
  )
  const columns = lines.flatMap((line) => toColumns(line, priced.get(line.variant_id)) ?? [])
  if (columns.length < lines.length) return undefined
  const taxed = columns.map(({ product_id, product_type_id, quantity, unit_price }, index) => ({
    id: String(index),
    product_id,
    product_type_id,
    quantity,
    unit_price,
  }))
  const taxes = await readTaxLines(container, cart, taxed, [])
  return columns.map((line, index) => ({ ...line, tax_lines: taxes.get(String(index)) ?? [] }))
}

function toColumns(line: NewLine, priced: PricedVariant | undefined): LineColumns | undefined {
  if (!priced || !isAvailable(priced.variant, line.quantity)) return undefined
  const price = priced.priceOf(line.quantity)
  return price && toLineItem(line, priced.variant, price)
}
