/** Which notification of the cart is shown (specification 8). */
export type CartNotice =
  | "success"
  | "error"
  | "created"
  | "removed"
  | "discount"
  | "coupon"
  | "restored"
  | "cleared"
  | "undo"
  | "short"
  | `failed_${"create" | "add" | "update" | "remove" | "cart" | "discount" | "reset" | "regions"}`
