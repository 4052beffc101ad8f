const HOUR_MS = 60 * 60 * 1000

/** What is known about an abandoned cart. */
export interface LeftCart {
  /** When its items or details were last changed. */
  touchedAt: Date
  /** Its address has a confirmed, active newsletter consent (2008. XLVIII. tv. 6. §). */
  isConsented: boolean
  isOrdered: boolean
  /** An order of the same address, made after the cart was last changed. */
  hasOrderedSince: boolean
  /** A card payment is in progress. */
  isPaying: boolean
  /** The address belongs to the staff. */
  isOfStaff: boolean
  /** Items that can be bought now. */
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
 * Whether a cart may get a reminder; checked when the e-mail is queued and again when it is sent.
 * @param afterHours the owner's setting; 0: never
 * @returns the reason against it, or null
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
