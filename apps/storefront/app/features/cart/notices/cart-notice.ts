/** The kinds of cart notifications (specification 8). */
export type CartNotice =
  | "success"
  | "error"
  | "created"
  | "removed"
  | "discount"
  | "discountWaits"
  | "coupon"
  | "giftCard"
  | "restored"
  | "cleared"
  | "undo"
  | "short"
  | `failed_${"create" | "add" | "update" | "remove" | "cart" | "discount" | "reset" | "regions"}`
