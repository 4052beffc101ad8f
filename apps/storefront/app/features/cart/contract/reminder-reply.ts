import type { CartReminderGoods } from "@porteka/commerce-sdk/wire"

/** What the link of a reminder shows. */
export type ReminderReply =
  | { kind: "goods"; token: string; goods: CartReminderGoods[] }
  /** In the cart as far as it went; these are missing or there are fewer of them. */
  | { kind: "partly"; missing: CartReminderGoods[] }
  /** The browser's own cart is being paid. */
  | { kind: "paying" }
  | { kind: "sold_out" }
  /** A wrong or expired link, or of a cart that is an order. */
  | { kind: "invalid" }
  | { kind: "unavailable" }

export function statusOf({ kind }: ReminderReply): number {
  if (kind === "invalid") return 404
  if (kind === "unavailable") return 503
  return kind === "paying" ? 409 : 200
}
