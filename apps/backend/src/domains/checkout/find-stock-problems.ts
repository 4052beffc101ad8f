import type { CheckoutProblem } from "@porteka/commerce-sdk"

export interface StockLine {
  id: string
  variant_id: string | null
  quantity: number
}

/** A variant's stock; a variant without a published product is not in the list at all. */
export interface StockVariant {
  id: string
  /** False: not managed, or backorders are allowed. */
  is_limited: boolean
  parts: { inventory_item_id: string; required_quantity: number; available: number }[]
}

/**
 * Lines that cannot be delivered. Demand is summed per inventory item: two lines, or two variants made of the
 * same item, share its stock, which Medusa's own check overlooks.
 */
export function findStockProblems(
  lines: readonly StockLine[],
  variants: readonly StockVariant[],
): CheckoutProblem[] {
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const demand = sumDemand(lines, byId)
  return lines.flatMap((line): CheckoutProblem[] => {
    const variant = byId.get(line.variant_id ?? "")
    if (!variant) return [{ code: "item_unavailable", line_item_id: line.id }]
    const short = limitedParts(variant).filter(
      ({ inventory_item_id: id, available }) => (demand.get(id) ?? 0) > available,
    )
    if (short.length === 0) return []
    const available = Math.min(
      ...short.map((part) => Math.max(0, Math.floor(part.available / part.required_quantity))),
    )
    return [{ code: "out_of_stock", line_item_id: line.id, available }]
  })
}

const limitedParts = (variant: StockVariant) => (variant.is_limited ? variant.parts : [])

function sumDemand(lines: readonly StockLine[], variants: Map<string, StockVariant>): Map<string, number> {
  const demand = new Map<string, number>()
  for (const { variant_id: variantId, quantity } of lines) {
    const variant = variants.get(variantId ?? "")
    for (const { inventory_item_id: id, required_quantity: required } of variant
      ? limitedParts(variant)
      : []) {
      demand.set(id, (demand.get(id) ?? 0) + quantity * required)
    }
  }
  return demand
}
