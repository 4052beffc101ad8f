import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  CancelPaymentInput,
  CancelPaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  RefundPaymentInput,
  RefundPaymentOutput,
} from "@medusajs/framework/types"
import { ContainerRegistrationKeys, PaymentSessionStatus } from "@medusajs/framework/utils"
import Stripe from "stripe"
import { getSmallestUnit, StripeProviderService } from "../../../medusa-patches/stripe-provider.ts"
import { notAllowed } from "../../../refusals/refusals.ts"
import type { CardSettings } from "../card-provider.ts"
import { CARD_IDENTIFIER } from "../card-provider-id.ts"
import { isSentOtherwise } from "../refund-book.ts"
import { createRefund } from "./refund-part.ts"
import { createStripe } from "./stripe-client.ts"
import { cancelIntent, isFinal, refundIntent } from "./stripe-gateway.ts"

/**
 * Medusa's Stripe provider, with three differences (ADR 0014). A payment session creates no payment intent but
 * adopts the payment attempt's: Medusa, which creates and deletes sessions freely, can neither open a second
 * payment nor cancel one that is being paid. A refund without an answer stays recorded. And a canceled payment
 * keeps no money.
 */
export class StripePaymentProvider extends StripeProviderService {
  static override identifier = CARD_IDENTIFIER

  readonly #knex: Knex
  readonly #logger: Logger | undefined

  // Medusa's base class hides its constructor from the module's registration.
  constructor(container: Record<string, unknown>, options: CardSettings) {
    super(container, options)
    this.stripe_ = createStripe(options)
    this.#knex = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#logger = container.logger as Logger | undefined
  }

  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const id = input.data?.provider_payment_id
    if (typeof id !== "string") throw notAllowed("A card payment begins at the order button")
    const intent = await this.stripe_.paymentIntents.retrieve(id)
    const isWhole =
      intent.amount === getSmallestUnit(input.amount, input.currency_code) &&
      intent.currency === input.currency_code.toLowerCase()
    if (!isWhole || !intent.metadata.attempt_id) throw notAllowed("This payment is not over the cart's total")
    return { id, status: PaymentSessionStatus.PENDING, data: { ...intent } }
  }

  /**
   * Medusa deletes its row of a failed refund, and the staff would refund a second time. So it fails only on a
   * refusal; a refund without an answer stays, and the job sends it with the same id (`repair-refunds.ts`).
   */
  override async refundPayment({ amount, data, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { id, currency } = data ?? {}
    const refund_id = context?.idempotency_key
    if (typeof id !== "string" || typeof currency !== "string" || !refund_id)
      throw notAllowed("This payment cannot be refunded")
    if (await isSentOtherwise(this.#knex, refund_id)) return { data }
    try {
      await createRefund(this.stripe_, {
        payment_intent_id: id,
        refund_id,
        amount: getSmallestUnit(amount, currency),
      })
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      if (isFinal(error)) throw notAllowed(`The card provider refuses the refund: ${error.message}`)
      this.#logger?.error(
        `The refund ${refund_id} of ${id} has no answer yet, it is asked for again: ${error.message}`,
      )
    }
    return { data }
  }

  /** Also gives back what was captured although Medusa never learned of it. */
  override async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    const { id } = data ?? {}
    if (typeof id !== "string") throw notAllowed("This payment cannot be canceled")
    const intent = await cancelIntent(this.stripe_, id)
    if (intent.status === "succeeded") await refundIntent(this.stripe_, id)
    else if (intent.status !== "canceled")
      throw notAllowed(`The payment cannot be canceled: ${intent.status}`)
    return { data: { ...intent } }
  }

  /** Deleting a session does not cancel the payment: the attempt decides about that. */
  override async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data }
  }
}
