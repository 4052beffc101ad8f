import type { CartReminderItem } from "@porteka/commerce-sdk/wire"

/** What a reminder's link shows. */
export type ReminderReply =
  | { kind: "items"; token: string; items: CartReminderItem[] }
  /** Items were added; these are unavailable or have less stock. */
  | { kind: "partly"; missing: CartReminderItem[] }
  /** The browser's own cart is being paid. */
  | { kind: "paying" }
  | { kind: "sold_out" }
  /** An invalid or expired link, or its cart is an order. */
  | { kind: "invalid" }
  | { kind: "unavailable" }

export function statusOf({ kind }: ReminderReply): number {
  if (kind === "invalid") return 404
  if (kind === "unavailable") return 503
  return kind === "paying" ? 409 : 200
}
