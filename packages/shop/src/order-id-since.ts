const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const TIME_LETTERS = 10

/**
 * The smallest possible id of an order created at that time or later. Ids start with their time (ULID), so a
 * query for recent orders reads only the end of the primary key instead of the whole table, which has no
 * index on times.
 */
export function orderIdSince(time: Date): string {
  let rest = time.getTime()
  let letters = ""
  for (let place = 0; place < TIME_LETTERS; place++) {
    letters = ALPHABET.charAt(rest % ALPHABET.length) + letters
    rest = Math.floor(rest / ALPHABET.length)
  }
  return `order_${letters}`
}

/** The smallest possible id of a cart's order: it is not older than the cart. */
export const orderIdOfCartSince = (cartId: string): string =>
  `order_${cartId.slice("cart_".length, "cart_".length + TIME_LETTERS)}`
