import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { isProductLine, type LineOptionFault, lineOptionsOf } from "@porteka/shop"
import { readOfferedOptions } from "./offered-options.ts"
import { findUnfittingLines } from "./personalised-variants.ts"
import { pricedOptions } from "./plan-charges.ts"

interface Line {
  id: string
  variant_id: string | null
  metadata?: Record<string, unknown> | null
}

/** Options that were accepted when the line was added, but no longer are. */
const OF_CHANGED_OFFER = new Set<LineOptionFault["problem"]>(["not_offered"])

/** Problems with line options that prevent an order. */
export async function readLineOptionProblems(
  container: MedusaContainer,
  items: readonly Line[],
): Promise<CheckoutProblem[]> {
  const lines = items
    .filter(isProductLine)
    .map(({ id, variant_id, metadata }) => ({ id, variant_id, options: lineOptionsOf(metadata) }))
  const priced = lines.filter(({ options }) => pricedOptions(options).length > 0)
  const [unfitting, offered] = await Promise.all([
    findUnfittingLines(container, lines),
    priced.length > 0 ? readOfferedOptions(container) : undefined,
  ])
  const unavailable = priced.filter(({ options }) => pricedOptions(options).some((key) => !offered?.has(key)))
  return [
    ...unfitting.map(({ line, fault }) => ({
      code: OF_CHANGED_OFFER.has(fault.problem)
        ? ("line_option_unavailable" as const)
        : ("line_option_missing" as const),
      line_item_id: line.id,
    })),
    ...unavailable.map(({ id }) => ({ code: "line_option_unavailable" as const, line_item_id: id })),
  ]
}
