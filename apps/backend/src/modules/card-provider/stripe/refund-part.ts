import Stripe from "stripe"

export interface PartToRefund {
  payment_intent_id: string
  /** The id of Medusa's row: key of idempotency, and how the refund is found again. */
  refund_id: string
  /** In the currency's smallest unit. */
  amount: number
}

/**
 * Sends money back once for each `refund_id`, however often it is asked: the provider forgets keys of idempotency after
 * a day, what is written on the refund it keeps.
 */
export async function refundPart(stripe: Stripe, part: PartToRefund): Promise<void> {
  if (await isRefunded(stripe, part)) return
  await createRefund(stripe, part)
}

/** @throws StripeError; after one without an answer it may have been done all the same */
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
