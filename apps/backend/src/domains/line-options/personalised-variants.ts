import type { MedusaContainer } from "@medusajs/framework/types"
import { budapestDay } from "@porteka/hungary"
import {
  findLineOptionFault,
  type LineOptionFault,
  type LineOptions,
  type LineProduct,
  type Personalisation,
} from "@porteka/shop"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { notFound } from "../../refusals/refusals.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { LineOptionError } from "./line-option-error.ts"

const SPECIAL_PRODUCTS: Prepared = {
  name: "special-products",
  sql: `
  select variant.id, product.metadata, product.is_giftcard from product_variant variant
    join product on product.id = variant.product_id
   where variant.id = any(?)
     and (product.is_giftcard or product.metadata -> 'personalisation' is not null or product.metadata -> 'line_option' is not null)`,
}

interface SpecialProduct {
  /** The requirements for the inscription; null if the product has none. */
  personalisation: Personalisation | null
  /** A charge for an option of other products, which cannot be bought alone. */
  isCharge: boolean
  isGiftCard: boolean
}

async function readSpecialProducts(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, SpecialProduct>> {
  if (variantIds.length === 0) return new Map()
  const rows = await queryPrepared<{ id: string; metadata: unknown; is_giftcard: boolean }>(
    container,
    SPECIAL_PRODUCTS,
    [[...variantIds]],
  )
  return new Map(
    rows.map(({ id, metadata, is_giftcard: isGiftCard }) => {
      const { personalisation = null, line_option } = parseProductMetadata(metadata)
      return [id, { personalisation, isCharge: line_option !== undefined, isGiftCard }]
    }),
  )
}

export interface LineWithOptions {
  variant_id: string | null
  options: LineOptions
}

/**
 * The lines whose options do not match their product's requirements: an inscription is missing, or a gift
 * card has no recipient.
 */
export async function findUnfittingLines<Line extends LineWithOptions>(
  container: MedusaContainer,
  lines: readonly Line[],
): Promise<{ line: Line; fault: LineOptionFault }[]> {
  const productOf = await readProducts(container, lines)
  return lines.flatMap((line) => {
    const fault = findLineOptionFault(line.options, productOf(line))
    return fault ? [{ line, fault }] : []
  })
}

/**
 * @throws LineOptionError if an option is missing or does not match its product; not found for a product that
 * only charges for an option
 */
export async function requireFittingOptions(
  container: MedusaContainer,
  lines: readonly LineWithOptions[],
): Promise<void> {
  const productOf = await readProducts(container, lines)
  for (const line of lines) {
    const product = productOf(line)
    if (product.isCharge) throw notFound("This is not sold by itself")
    const fault = findLineOptionFault(line.options, product)
    if (fault) throw new LineOptionError(fault)
  }
}

async function readProducts(container: MedusaContainer, lines: readonly LineWithOptions[]) {
  const special = await readSpecialProducts(
    container,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  )
  const hasCards = [...special.values()].some(({ isGiftCard }) => isGiftCard)
  const amounts = hasCards ? (await readSettings(container)).giftCards.amounts : []
  const giftCards = { amounts, today: budapestDay(new Date()) }
  return ({ variant_id: id }: LineWithOptions): LineProduct & { isCharge: boolean } => {
    const { personalisation = null, isCharge = false, isGiftCard = false } = special.get(id ?? "") ?? {}
    return { personalisation, isCharge, giftCards: isGiftCard ? giftCards : null }
  }
}
