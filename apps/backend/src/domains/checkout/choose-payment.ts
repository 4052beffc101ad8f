import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { createPaymentCollectionForCartWorkflow } from "@medusajs/medusa/core-flows"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { findPaymentMethod, paymentMethodOf } from "../../shop/payment-providers.ts"
import { cartCompleted, checkoutError } from "../checkout-errors.ts"
import { CHECKOUT_LOCK } from "./cart-lock.ts"
import { readCart } from "./read-checkout.ts"
import { updateCheckoutWorkflow } from "./update-checkout.workflow.ts"

export const providerChoiceSchema = z.strictObject({ provider_id: z.string().min(1).max(100) })
type Cart = Awaited<ReturnType<typeof readCart>>

/** Chooses a cart's payment method, as the checkout does. @throws payment_method_unavailable */
export async function choosePayment(
  container: MedusaContainer,
  cartId: string,
  providerId: string,
): Promise<Cart> {
  const method = findPaymentMethod(providerId)
  if (!method) throw checkoutError("payment_method_unavailable", "There is no such payment provider")
  return await saveMethod(container, cartId, method)
}

/** Creates a session for the cart's payment method, if it has one. */
export async function renewPayment(container: MedusaContainer, cartId: string): Promise<Cart> {
  const cart = await readCart(container, cartId)
  const method = paymentMethodOf(cart)
  return method ? await saveMethod(container, cartId, method) : cart
}

/** Removes the sessions of a provider. @throws cart_completed: those of an order cannot be changed by shoppers */
export async function dropPayment(
  container: MedusaContainer,
  cartId: string,
  providerId: string,
): Promise<Cart> {
  const drop = async () => {
    const cart = (await readCart(container, cartId)) as Cart & WithSessions
    if (cart.completed_at) throw cartCompleted()
    const payments = container.resolve(Modules.PAYMENT)
    for (const session of cart.payment_collection?.payment_sessions ?? []) {
      if (session?.provider_id === providerId) await payments.deletePaymentSession(session.id)
    }
  }
  await container.resolve(Modules.LOCKING).execute(cartId, drop, { timeout: CHECKOUT_LOCK.timeout })
  return await readCart(container, cartId)
}

interface WithSessions {
  payment_collection?: { payment_sessions: ({ id: string; provider_id: string } | null)[] } | null
}

/** A checkout creates no session before the order, unless the cart has started a payment. */
async function saveMethod(container: MedusaContainer, cartId: string, method: PaymentMethod): Promise<Cart> {
  const cart = (await readCart(container, cartId)) as Cart & WithSessions
  if (!cart.payment_collection)
    await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cartId } })
  await updateCheckoutWorkflow(container).run({
    input: { cart_id: cartId, details: { payment_method: method } },
  })
  return await readCart(container, cartId)
}
