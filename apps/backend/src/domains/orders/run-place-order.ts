import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { completeCartWorkflowId } from "@medusajs/medusa/core-flows"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { environment } from "../../env.ts"
import { reasonOf, typeOf } from "../../logs/failure.ts"
import { withoutCheckpoints } from "../../medusa-patches/without-checkpoints.ts"
import { readTermsFingerprint } from "../../shop/page-versions.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { findStockProblems } from "../checkout/find-stock-problems.ts"
import { readCart } from "../checkout/read-checkout.ts"
import { readStock } from "../checkout/read-stock.ts"
import { LineOptionError } from "../line-options/line-option-error.ts"
import { settleCharges } from "../line-options/settle-charges.ts"
import { closeIfOrdered } from "./decided-orders.ts"
import { placeOrderWorkflow } from "./place-order.workflow.ts"
import type { PlaceOrderWorkflowInput } from "./to-ordered-cart.ts"

export interface PlaceOrderOutcome {
  order_id: string | null
  problems: CheckoutProblem[]
  /** The card payment that was opened instead of an order. */
  attempt_id: string | null
}

/**
 * Runs the order workflow. An order made in the admin may take the last item between the stock check and its
 * reservation, which is then reported as a problem, too.
 * @throws cart_not_found, cart_completed, cart_busy, payment_method_unavailable
 */
export async function runPlaceOrder(
  container: MedusaContainer,
  input: Omit<PlaceOrderWorkflowInput, "accepted_at" | "transfer_due_days" | "terms_fingerprint">,
): Promise<PlaceOrderOutcome> {
  withoutCheckpoints(completeCartWorkflowId)
  await settleChargesIfOffered(container, input.cart_id)
  const accepted_at = new Date().toISOString()
  try {
    const { transferDueDays: transfer_due_days } = (await readSettings(container)).bank
    const terms_fingerprint = input.terms ? await readTermsFingerprint(container, input.terms) : null
    return await placeUnlessOvertaken(container, {
      ...input,
      accepted_at,
      transfer_due_days,
      terms_fingerprint,
    })
  } catch (error) {
    // Redis may have lost the lock of the process that has ordered the cart.
    if (environment().REDIS_URL) await closeIfOrdered(container, input.cart_id)
    const problems = await findLostStock(container, input.cart_id, error)
    if (problems.length === 0) throw error
    return { order_id: null, problems, attempt_id: null }
  }
}

/**
 * Another order has taken the last use of a code or the balance of a gift card since this one was priced, or still counts its own: Medusa
 * waits three seconds for that.
 */
const CODE_OVERTAKEN =
  /^Promotion usage exceeds the |"promotion(_campaign_budget)?" .*for update - canceling statement due to lock timeout/
const MOST_ATTEMPTS = 3

/** The next attempt prices the cart again: it orders it, or reports what the code no longer takes off. */
async function placeUnlessOvertaken(
  container: MedusaContainer,
  input: PlaceOrderWorkflowInput,
  attempt = 1,
): Promise<PlaceOrderOutcome> {
  try {
    return (await placeOrderWorkflow(container).run({ input })).result
  } catch (error) {
    if (attempt === MOST_ATTEMPTS || !CODE_OVERTAKEN.test(reasonOf(error))) throw error
    return await placeUnlessOvertaken(container, input, attempt + 1)
  }
}

/** An option that is no longer offered is reported as a problem of the cart. */
async function settleChargesIfOffered(container: MedusaContainer, cartId: string): Promise<void> {
  try {
    await settleCharges(container, cartId)
  } catch (error) {
    if (!(error instanceof LineOptionError)) throw error
  }
}

async function findLostStock(
  container: MedusaContainer,
  cartId: string,
  error: unknown,
): Promise<CheckoutProblem[]> {
  if (typeOf(error) !== MedusaError.Types.NOT_ALLOWED) return []
  const { items } = await readCart(container, cartId)
  const variantIds = items.flatMap(({ variant_id: id }) => id ?? [])
  return findStockProblems(items, await readStock(container, variantIds))
}
