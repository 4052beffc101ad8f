import type {
  DeletePaymentInput,
  DeletePaymentOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
} from "@medusajs/framework/types"
import { MedusaError, PaymentSessionStatus } from "@medusajs/framework/utils"
import { StripeProviderService } from "@medusajs/payment-stripe/dist/services"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { type CardProviderOptions, createStripe } from "./stripe-client.ts"

/**
 * Medusa's Stripe provider, with one difference: a payment session does not make a payment intent, it takes over the
 * one of the payment attempt (docs/decisions/0014-card-payment.md). So Medusa, which makes and deletes sessions as it
 * likes, can neither open a second payment nor end one that is being paid.
 */
export class CardProvider extends StripeProviderService {
  // Medusa's base class hides its constructor from the module's registration.
  constructor(container: Record<string, unknown>, options: CardProviderOptions) {
    super(container, options)
    this.stripe_ = createStripe(options)
  }

  override async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const id = input.data?.payment_intent_id
    if (typeof id !== "string") throw refusal("A card payment begins at the order button")
    const intent = await this.stripe_.paymentIntents.retrieve(id)
    const isWhole =
      intent.amount === getSmallestUnit(input.amount, input.currency_code) &&
      intent.currency === input.currency_code.toLowerCase()
    if (!isWhole || !intent.metadata.attempt_id) throw refusal("This payment is not over the cart's total")
    return { id, status: PaymentSessionStatus.PENDING, data: { ...intent } }
  }

  /** A session that goes does not take the payment with it: the attempt decides about that. */
  override async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data }
  }
}

const refusal = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
