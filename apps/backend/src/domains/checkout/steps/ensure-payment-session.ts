import type { IPaymentModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, PaymentCollectionStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { PaymentMethod } from "@porteka/commerce-sdk"
import { queryRows } from "../../../records/query-rows.ts"
import { requireProvider } from "../payment-methods.ts"
import { readWholeCart } from "../whole-cart.ts"

export interface EnsurePaymentSessionInput {
  cart_id: string
  /** The cart's total in whole forints; absent: it is read. */
  amount?: number
  payment_method?: PaymentMethod
  /** The completed card payment, when the cart becomes its order. */
  provider_payment_id?: string
}

interface Session {
  id: string
  provider_id: string
  amount: number
  status: string
  data: Record<string, unknown>
}

interface PayableCart {
  id: string
  total: number
  currency_code: string
  region_id: string | null
  payment_collection?: { id: string; amount: number; payment_sessions: Session[] }
}

/**
 * Ensures one unused payment session of the chosen provider over exactly the cart's total, and no other. A
 * session used by an earlier, failed completion is replaced: its provider would take the second authorization
 * for the admin's. For cards the session comes last and adopts the existing payment. A total of zero gets none:
 * Medusa would never authorize it, and it would look like a half-made order.
 * @returns the collection of a cart that costs nothing
 * @throws payment_method_unavailable
 */
export const ensurePaymentSessionStep = createStep(
  "ensure-payment-session",
  async (input: EnsurePaymentSessionInput, { container }) => {
    const { cart_id, payment_method, provider_payment_id } = input
    if (!payment_method) return new StepResponse<string | null>(null)
    await keepOneCollection(container, cart_id)
    const cart = await readWholeCart<PayableCart>(container, cart_id)
    const providerId = await requireProvider(container, cart.region_id, payment_method)
    const payments = container.resolve(Modules.PAYMENT)
    const amount = input.amount ?? Math.round(cart.total)
    const sessions = cart.payment_collection?.payment_sessions ?? []
    if (amount === 0) {
      await deleteSessions(payments, sessions)
      return new StepResponse<string | null>(await ensureUnpaidCollection(container, cart))
    }
    const fitting = sessions.find(
      (session) =>
        session.provider_id === providerId &&
        session.amount === amount &&
        (provider_payment_id ? session.data.id === provider_payment_id : session.status === "pending"),
    )
    await deleteSessions(
      payments,
      sessions.filter((session) => session !== fitting),
    )
    const isPaidFirst = payment_method === "card" && !provider_payment_id
    if (fitting || isPaidFirst) return new StepResponse<string | null>(null)
    const collectionId = await ensureCollection(container, cart, amount)
    await payments.createPaymentSession(collectionId, {
      provider_id: providerId,
      amount,
      currency_code: cart.currency_code,
      data: provider_payment_id ? { provider_payment_id } : {},
    })
    return new StepResponse<string | null>(null)
  },
)

/**
 * Of calls at once without the cart's lock, which Redis may lose, each gives the cart a payment collection. Medusa's completion
 * could take another one than is prepared here, and the cart could never be ordered: the first one counts.
 */
async function keepOneCollection(container: MedusaContainer, cartId: string): Promise<void> {
  await queryRows(
    container,
    `update cart_payment_collection surplus set deleted_at = now(), updated_at = now()
      where surplus.cart_id = ? and surplus.deleted_at is null
        and exists (select from cart_payment_collection kept
                     where kept.cart_id = surplus.cart_id and kept.deleted_at is null
                       and (kept.created_at, kept.id) < (surplus.created_at, surplus.id))`,
    [cartId],
  )
}

async function deleteSessions(payments: IPaymentModuleService, sessions: Session[]): Promise<void> {
  for (const { id } of sessions) await payments.deletePaymentSession(id)
}

async function ensureUnpaidCollection(container: MedusaContainer, cart: PayableCart): Promise<string> {
  const id = await ensureCollection(container, cart, 0)
  await container
    .resolve(Modules.PAYMENT)
    .updatePaymentCollections(id, { status: PaymentCollectionStatus.NOT_PAID })
  return id
}

async function ensureCollection(
  container: MedusaContainer,
  cart: PayableCart,
  amount: number,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const existing = cart.payment_collection
  if (existing) {
    if (existing.amount !== amount) await payments.updatePaymentCollections(existing.id, { amount })
    return existing.id
  }
  const created = await payments.createPaymentCollections({ currency_code: cart.currency_code, amount })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.CART]: { cart_id: cart.id },
    [Modules.PAYMENT]: { payment_collection_id: created.id },
  })
  return created.id
}
