const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const TIME_LETTERS = 10

/**
 * The least id an order made at that time or later can have. Ids begin with their time (ULID): by this a question
 * about young orders reads the primary key's end and not the whole table, which has no index on times.
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

/** The least id of an order of a cart: it is no older than the cart. */
export const orderIdOfCartSince = (cartId: string): string =>
  `order_${cartId.slice("cart_".length, "cart_".length + TIME_LETTERS)}`
