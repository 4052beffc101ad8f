import { CANCEL_REASONS, type CancelReason } from "@porteka/commerce-sdk/wire"
import type { PaymentMethod } from "@porteka/emails"

const MINUTE_MS = 60_000
/** A payment within this time of the order is mentioned by the confirmation. */
const WITH_THE_ORDER_MINUTES = 10
/** Canceling in Medusa refunds first and marks the order a moment later, or the other way round. */
const CANCELING_MINUTES = 2

/** Whether to inform the shopper about a payment. Cash on delivery was handed over in person. */
export function isPaidLater(
  method: PaymentMethod | null,
  orderedAt: Date | string,
  capturedAt: Date | string,
): boolean {
  if (method === "cash_on_delivery") return false
  return method !== "card" || minutesBetween(orderedAt, capturedAt) > WITH_THE_ORDER_MINUTES
}

/** The cancellation e-mail already mentions this refund. */
export function isRefundOfCanceling(
  canceledAt: Date | string | null | undefined,
  refundedAt: Date | string | undefined,
): boolean {
  if (!canceledAt || !refundedAt) return false
  return Math.abs(minutesBetween(canceledAt, refundedAt)) <= CANCELING_MINUTES
}

interface Refund {
  amount: unknown
  created_at?: Date | string
}

/**
 * The part of a payment refunded by the cancellation: what an earlier refund has left, which was reported at
 * the time.
 */
export function refundOfCanceling(
  refunds: readonly Refund[],
  canceledAt: Date | string | null | undefined,
): number {
  const last = refunds.toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1)
  return last && isRefundOfCanceling(canceledAt, last.created_at) ? Number(last.amount) : 0
}

const timeOf = ({ created_at }: Refund) => new Date(created_at ?? 0).getTime()

/** The staff's `cancel_reason` in the order's metadata. */
export function cancelReason({ metadata }: { metadata: Record<string, unknown> | null }): CancelReason {
  return CANCEL_REASONS.find((reason) => reason === metadata?.cancel_reason) ?? "other"
}

function minutesBetween(from: Date | string, to: Date | string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / MINUTE_MS
}
