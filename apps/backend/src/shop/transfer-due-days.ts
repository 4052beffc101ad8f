import type { Shop } from "@porteka/shop"

/** In an order's metadata: the payment period of its bank transfer in days, as stated in the confirmation. */
export const TRANSFER_DUE_DAYS = "transfer_due_days"

/** The order's own payment period, whatever the shop's current setting is. */
export function dueDaysOf(
  { metadata }: { metadata: Record<string, unknown> | null },
  shop: Pick<Shop, "bank">,
): number {
  const stored = metadata?.[TRANSFER_DUE_DAYS]
  return typeof stored === "number" ? stored : shop.bank.transferDueDays
}
