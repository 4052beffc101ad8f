import type { BigNumberInput, PromotionTypes } from "@medusajs/framework/types"
import { ComputedActions, MathBN } from "@medusajs/framework/utils"
import { wholeShares } from "./whole-shares.ts"

/** Medusa's data about a line or delivery when it computes promotions. */
export interface DiscountableLine {
  id: string
  /** Net. */
  subtotal: BigNumberInput
  /** Gross, before any discount. */
  original_total: BigNumberInput
}

type Action = PromotionTypes.ComputeActions
type Adjustment = Action & { amount: BigNumberInput; is_tax_inclusive?: boolean }

/**
 * Makes every discount a whole number of forints, gross (ruling D6). Medusa computes 10% of 1,299 as 129.9; all
 * parts of one code are rounded together, so that they add up.
 * @param actions those of deliveries are gross, and become net, as delivery adjustments are always stored
 * @param lines lines and deliveries of the cart by id
 */
export function roundActions(actions: readonly Action[], lines: Map<string, DiscountableLine>): Action[] {
  const rounded = [...actions]
  const given = new Map<string, number>()
  for (const code of new Set(actions.flatMap((action) => (isAdjustment(action) ? [action.code] : [])))) {
    const positions = actions.flatMap((action, index) =>
      isAdjustment(action) && action.code === code ? [{ action, index, line: lineOf(action, lines) }] : [],
    )
    const caps = positions.map(({ line }) => toNumber(line.original_total) - (given.get(line.id) ?? 0))
    const amounts = wholeShares(
      positions.map(({ action, line }, at) => Math.min(grossAmount(action, line), caps[at] ?? 0)),
      caps,
    )
    positions.forEach(({ action, index, line }, at) => {
      const gross = amounts[at] ?? 0
      given.set(line.id, (given.get(line.id) ?? 0) + gross)
      rounded[index] = { ...action, amount: ownAmount(action, line, gross) } as Action
    })
  }
  return rounded
}

function isAdjustment(action: Action): action is Adjustment {
  return (
    action.action === ComputedActions.ADD_ITEM_ADJUSTMENT ||
    action.action === ComputedActions.ADD_SHIPPING_METHOD_ADJUSTMENT
  )
}

function lineOf(action: Adjustment, lines: Map<string, DiscountableLine>): DiscountableLine {
  const id =
    "item_id" in action ? action.item_id : "shipping_method_id" in action ? action.shipping_method_id : ""
  const line = lines.get(id)
  if (!line) throw new Error(`A promotion was computed for "${id}", which is not in the cart`)
  return line
}

/**
 * Adjustments of products are gross or net; those of deliveries are computed gross. Shoppers see gross amounts
 * only.
 */
function grossAmount(
  { action, amount, is_tax_inclusive: isGross }: Adjustment,
  line: DiscountableLine,
): number {
  if (isGross || action === ComputedActions.ADD_SHIPPING_METHOD_ADJUSTMENT) return toNumber(amount)
  return toNumber(MathBN.div(MathBN.mult(amount, line.original_total), line.subtotal))
}

function ownAmount({ is_tax_inclusive: isGross }: Adjustment, line: DiscountableLine, gross: number) {
  if (isGross) return MathBN.convert(gross)
  return MathBN.div(MathBN.mult(gross, line.subtotal), line.original_total)
}

const toNumber = (value: BigNumberInput): number => MathBN.convert(value).toNumber()
