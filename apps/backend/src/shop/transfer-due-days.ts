import { addDays, budapestDay, type CalendarDay } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"

/**
 * In an order's metadata: the payment period of its bank transfer in days, as stated in the confirmation or given later
 * (domains/orders/change-payment-deadline.ts).
 */
export const TRANSFER_DUE_DAYS = "transfer_due_days"

/** The longest payment period the staff can give an order. */
export const MOST_DUE_DAYS = 120

/** The order's own payment period, whatever the shop's current setting is. */
export function dueDaysOf(
  { metadata }: { metadata: Record<string, unknown> | null },
  shop: Pick<Shop, "bank">,
): number {
  const stored = metadata?.[TRANSFER_DUE_DAYS]
  return typeof stored === "number" ? stored : shop.bank.transferDueDays
}

/** The last day for the order's transfer. */
export const dueOn = (
  order: { created_at: Date | string; metadata: Record<string, unknown> | null },
  shop: Pick<Shop, "bank">,
): CalendarDay => addDays(budapestDay(order.created_at), dueDaysOf(order, shop))
