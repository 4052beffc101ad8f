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
    ...unfitting.map(({ line, fault }) => toProblem(line, isNotOffered(fault))),
    ...unavailable.map((line) => toProblem(line, true)),
  ]
}

/** An option that was accepted when the line was added. */
const isNotOffered = ({ problem }: LineOptionFault) => problem === "not_offered"

const toProblem = ({ id }: Pick<Line, "id">, isUnavailable: boolean): CheckoutProblem => ({
  code: isUnavailable ? "line_option_unavailable" : "line_option_missing",
  line_item_id: id,
})
