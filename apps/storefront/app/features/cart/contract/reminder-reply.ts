import type { CartReminderGoods } from "@porteka/commerce-sdk/wire"

/** What a reminder's link shows. */
export type ReminderReply =
  | { kind: "goods"; token: string; goods: CartReminderGoods[] }
  /** Items were added; these are unavailable or have less stock. */
  | { kind: "partly"; missing: CartReminderGoods[] }
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
