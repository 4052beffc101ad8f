import Stripe from "stripe"

export interface PartToRefund {
  payment_intent_id: string
  /** The id of Medusa's row: the idempotency key, and a mark to find the refund again. */
  refund_id: string
  /** In the currency's smallest unit. */
  amount: number
}

/**
 * Refunds once per `refund_id`, however often it is called: Stripe deletes idempotency keys after a day, but
 * keeps the metadata of the refund.
 */
export async function refundPart(stripe: Stripe, part: PartToRefund): Promise<void> {
  if (await isRefunded(stripe, part)) return
  await createRefund(stripe, part)
}

/** @throws StripeError; if there was no answer, the refund may have been made nevertheless */
export async function createRefund(
  stripe: Stripe,
  { payment_intent_id, refund_id, amount }: PartToRefund,
): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: payment_intent_id, amount, metadata: { refund_id } },
      { idempotencyKey: refund_id },
    )
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded"
    if (!isDone) throw error
  }
}

async function isRefunded(stripe: Stripe, { payment_intent_id, refund_id }: PartToRefund): Promise<boolean> {
  const refunds = await stripe.refunds
    .list({ payment_intent: payment_intent_id, limit: 100 })
    .autoPagingToArray({ limit: 1000 })
  return refunds.some(
    ({ metadata, status }) =>
      metadata?.refund_id === refund_id && status !== "failed" && status !== "canceled",
  )
}
