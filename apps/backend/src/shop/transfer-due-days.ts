import type { Shop } from "@porteka/shop"

/** In an order's metadata: how many days its bank transfer may take, as the confirmation said. */
export const TRANSFER_DUE_DAYS = "transfer_due_days"

/** The days an order was given, whatever the shop gives today. */
export function dueDaysOf(
  { metadata }: { metadata: Record<string, unknown> | null },
  shop: Pick<Shop, "bank">,
): number {
  const noted = metadata?.[TRANSFER_DUE_DAYS]
  return typeof noted === "number" ? noted : shop.bank.transferDueDays
}
