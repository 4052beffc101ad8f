import type { MedusaContainer } from "@medusajs/framework/types"
import {
  deleteLineItemsWorkflow,
  transferCartCustomerWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import type { CartMergeAnswer } from "@porteka/commerce-sdk"
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@porteka/shop"
import { isFrozen } from "../../../modules/card-payment/attempt-states.ts"
import { CARD_PAYMENT_MODULE } from "../../../modules/card-payment/index.ts"
import { addToCart } from "../../cart/add-to-cart.ts"
import type { StockVariant } from "../../checkout/find-stock-problems.ts"
import { readStock } from "../../checkout/read-stock.ts"
import { settleCharges } from "../../line-options/settle-charges.ts"
import { findOpenCart, findOwnCart, type OpenCart } from "./find-carts.ts"
import { type MergeStep, planMerge } from "./plan-merge.ts"

/**
 * At sign-in, the guest's cart becomes the customer's, merged with the items of the customer's own cart. A cart
 * that is being paid is not changed, and another customer's cart is left alone.
 */
export async function mergeCarts(
  container: MedusaContainer,
  customerId: string,
  cartId: string | null,
): Promise<CartMergeAnswer> {
  const here = cartId === null ? undefined : await findOpenCart(container, cartId)
  const isForeign = here?.has_account && here.customer_id !== customerId
  const own = await findOwnCart(container, customerId, cartId)
  if (!here || isForeign) return { cart_id: own?.id ?? null, merged: false }
  if (await isBeingPaid(container, here.id)) return { cart_id: here.id, merged: false }
  if (here.customer_id !== customerId) {
    await transferCartCustomerWorkflow(container).run({ input: { id: here.id, customer_id: customerId } })
  }
  if (!own || (await isBeingPaid(container, own.id))) return { cart_id: here.id, merged: false }
  return { cart_id: here.id, merged: await bringOver(container, own, here) }
}

/** @returns whether any line was copied */
async function bringOver(container: MedusaContainer, from: OpenCart, to: OpenCart): Promise<boolean> {
  const ids = [...new Set(from.lines.map(({ variant_id }) => variant_id))]
  const variants = await readStock(container, ids)
  const steps = planMerge(to.lines, from.lines, {
    stock: new Map(variants.map((variant) => [variant.id, piecesOf(variant)])),
    mostLines: MAX_CART_LINES,
    mostPieces: MAX_LINE_QUANTITY,
  })
  for (const step of steps) await take(container, to.id, step)
  const taken = steps.map((step) => step.from)
  if (taken.length > 0) {
    await deleteLineItemsWorkflow(container).run({ input: { cart_id: from.id, ids: taken } })
    for (const { id } of [to, from]) await settleCharges(container, id)
  }
  return steps.some(({ kind }) => kind !== "keep")
}

async function take(container: MedusaContainer, cartId: string, step: MergeStep): Promise<void> {
  if (step.kind === "add") {
    const { variant_id, quantity, metadata } = step
    await addToCart(container, cartId, { variant_id, quantity, ...(metadata ? { metadata } : {}) })
  } else if (step.kind === "raise") {
    await updateLineItemInCartWorkflow(container).run({
      input: { cart_id: cartId, item_id: step.line_id, update: { quantity: step.quantity } },
    })
  }
}

/** Undefined: stock is not managed. */
function piecesOf({ is_limited, parts }: StockVariant): number | undefined {
  if (!is_limited) return undefined
  return Math.min(
    ...parts.map(({ available, required_quantity }) => Math.floor(available / required_quantity)),
  )
}

async function isBeingPaid(container: MedusaContainer, cartId: string): Promise<boolean> {
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).findPayable(cartId)
  return attempt ? isFrozen(attempt.state) : false
}
