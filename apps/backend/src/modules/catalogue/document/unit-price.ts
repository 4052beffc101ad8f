import type { CatalogueUnitPrice } from "@porteka/commerce-sdk"
import type { VariantMetadata } from "../product-metadata.ts"

type Content = NonNullable<VariantMetadata["content"]>

/** The unit of the unit price, and how much of it one unit of the package is. */
const ANNOUNCED: Record<Content["unit"], { unit: CatalogueUnitPrice["unit"]; factor: number }> = {
  g: { unit: "kg", factor: 0.001 },
  kg: { unit: "kg", factor: 1 },
  ml: { unit: "l", factor: 0.001 },
  l: { unit: "l", factor: 1 },
  cm: { unit: "m", factor: 0.01 },
  m: { unit: "m", factor: 1 },
  m2: { unit: "m2", factor: 1 },
  piece: { unit: "piece", factor: 1 },
}

/**
 * The price of one kilogram, liter, meter, square meter or piece of a pack in whole forints (4/2009. (I. 30.)
 * NFGM–SZMM r. 3. §); null for single pieces, whose price it would be.
 */
export function unitPrice(
  content: Content | undefined,
  price: { amount: number; reference_amount: number | null } | null,
): CatalogueUnitPrice | null {
  if (!content || !price || isOnePiece(content)) return null
  const { unit, factor } = ANNOUNCED[content.unit]
  const perUnit = (amount: number) => Math.round(amount / (content.value * factor))
  return {
    amount: perUnit(price.amount),
    reference_amount: price.reference_amount === null ? null : perUnit(price.reference_amount),
    unit,
  }
}

const isOnePiece = ({ unit, value }: Content): boolean => unit === "piece" && value === 1
