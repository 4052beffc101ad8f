import type { ComputeActionContext, ComputeActions } from "@medusajs/framework/types"
import promotionModule from "@medusajs/medusa/promotion"
import { currencyDecimals } from "@porteka/hungary"
import { type DiscountableLine, roundActions } from "./round-actions.ts"

type Compute = (
  codes: string[],
  context: ComputeActionContext,
  ...rest: unknown[]
) => Promise<ComputeActions[]>

let installed = false

/**
 * Rounds the results of Medusa's promotion module in every workflow that uses it: cart, order edit, exchange.
 * Medusa has no hook between computing a discount and saving it (ADR 0004).
 */
export function installWholeAmounts(): void {
  if (installed) return
  installed = true
  const service = promotionModule.service.prototype as { computeActions: Compute }
  const { computeActions } = service
  service.computeActions = async function computeWholeActions(codes, context, ...rest) {
    const currency = context.currency_code
    if (typeof currency !== "string" || currencyDecimals(currency) !== 0) {
      return computeActions.call(this, codes, context, ...rest)
    }
    const actions = await computeActions.call(this, codes, withGrossDeliveries(context), ...rest)
    return roundActions(actions, linesOf(context))
  }
}

/** Medusa computes delivery discounts from net prices; given gross prices, it computes gross discounts. */
function withGrossDeliveries(context: ComputeActionContext): ComputeActionContext {
  const methods = context.shipping_methods as DiscountableLine[] | undefined
  if (!methods) return context
  return {
    ...context,
    shipping_methods: methods.map((method) => ({ ...method, subtotal: method.original_total })),
  } as ComputeActionContext
}

function linesOf(context: ComputeActionContext): Map<string, DiscountableLine> {
  const lines = [...(context.items ?? []), ...(context.shipping_methods ?? [])] as DiscountableLine[]
  return new Map(lines.map((line) => [line.id, line]))
}
