const HOUR_MS = 60 * 60 * 1000

/** What is known of a cart that its shopper has left. */
export interface LeftCart {
  /** When its goods or details were last changed. */
  touchedAt: Date
  /** The newsletter's consent of its address, confirmed and not taken back (2008. XLVIII. tv. 6. §). */
  isConsented: boolean
  isOrdered: boolean
  /** An order of the same address, made after the cart was last touched. */
  hasOrderedSince: boolean
  /** A card payment of it has begun and is not settled. */
  isPaying: boolean
  /** The address is one of the shop's own people, who try things out. */
  isOfStaff: boolean
  /** Goods of it that can be bought now. */
  buyable: number
}

export type ReasonForSilence =
  | "off"
  | "touched"
  | "no_consent"
  | "ordered"
  | "ordered_since"
  | "paying"
  | "staff"
  | "sold_out"

/**
 * Whether a cart may be reminded of; asked when the mail is noted and again when it leaves.
 * @param afterHours the owner's setting; 0: never
 * @returns why not; null when it may
 */
export function reasonForSilence(cart: LeftCart, afterHours: number, now: Date): ReasonForSilence | null {
  if (afterHours === 0) return "off"
  if (!cart.isConsented) return "no_consent"
  if (cart.isOfStaff) return "staff"
  if (cart.isOrdered) return "ordered"
  if (cart.hasOrderedSince) return "ordered_since"
  if (cart.isPaying) return "paying"
  if (now.getTime() - cart.touchedAt.getTime() < afterHours * HOUR_MS) return "touched"
  return cart.buyable === 0 ? "sold_out" : null
}
