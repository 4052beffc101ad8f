import { type CommerceClient, isNotFound } from "@porteka/commerce-sdk"

/** The cart is being paid by card: neither it nor the way to its order may be lost meanwhile. */
export class CartPaying extends Error {}

/**
 * For changes that replace the visitor's cart: the back end refuses all other changes while a cart is being
 * paid, but is not involved in these.
 * @throws CartPaying, and the back end's error if it is unavailable or the cart is an order by now
 */
export async function requireUnpaid(commerce: CommerceClient, cartId: string | null): Promise<void> {
  if (cartId !== null && (await isBeingPaid(commerce, cartId))) throw new CartPaying()
}

async function isBeingPaid(commerce: CommerceClient, cartId: string): Promise<boolean> {
  try {
    return (await commerce.carts.checkout(cartId, {})).card_payment !== null
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}
