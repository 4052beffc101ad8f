import type { Cart } from "@porteka/commerce-sdk"
import { type LineOptions, MAX_LINE_QUANTITY } from "@porteka/shop"
import { changeCart } from "./change-cart.server.ts"
import type { CartVisit } from "./read-cart.server.ts"

export interface WantedLine {
  title: string
  variantId: string | null
  options: LineOptions
  quantity: number
  /** What a piece cost before, gross. */
  unitPrice: number
}

export interface PutResult {
  /** The cart with the items; null if nothing was added. */
  cartId: string | null
  missing: { title: string; reason: "gone" | "stock" | "less"; added: number }[]
  /** What costs more or less now. */
  repriced: { title: string; from: number; to: number }[]
  /** Why it stopped; earlier additions stay. */
  stopped: PutStop | null
}

/** The cart is being paid, or the back end was unavailable or refused. */
type PutStop = "paying" | "failed"

/**
 * Adds several items one after the other, limited by stock, and reports what is missing or has another price.
 * @param change how the cart is changed
 */
export async function putInCart(
  visit: CartVisit,
  wanted: readonly WantedLine[],
  change: typeof changeCart = changeCart,
): Promise<PutResult> {
  const result: PutResult = { cartId: null, missing: [], repriced: [], stopped: null }
  for (const line of wanted) {
    const { title, quantity } = line
    const put = await putLine({ ...visit, cartId: result.cartId ?? visit.cartId }, line, change)
    if (typeof put === "string") return { ...result, stopped: put }
    if (put.cart) result.cartId = put.cart.id
    const price = priceIn(put.cart, line)
    // Pieces with different inscriptions are lines of one product.
    const isSaid = result.repriced.some((other) => other.title === title)
    if (price !== null && price !== line.unitPrice && !isSaid)
      result.repriced.push({ title, from: line.unitPrice, to: price })
    if (put.added === quantity) continue
    const reason = put.added > 0 ? "less" : put.isSoldOut ? "stock" : "gone"
    result.missing.push({ title, reason, added: put.added })
  }
  return result
}

/** A piece's price in the cart; a gift card costs what its buyer chose. */
function priceIn(cart: Cart | null, { variantId }: WantedLine): number | null {
  const line = cart?.items.find((item) => item.variant_id === variantId && !item.is_giftcard)
  return line?.unit_price ?? null
}

async function putLine(
  visit: CartVisit,
  { variantId, options, quantity: wanted }: WantedLine,
  change: typeof changeCart,
): Promise<{ cart: Cart | null; added: number; isSoldOut: boolean } | PutStop> {
  if (!variantId) return { cart: null, added: 0, isSoldOut: false }
  const add = (quantity: number) =>
    change(visit, {
      intent: "add",
      variant_id: variantId,
      options,
      quantity: Math.min(quantity, MAX_LINE_QUANTITY),
    })
  const added = await add(wanted)
  if (added.ok) return { cart: added.cart, added: wanted, isSoldOut: false }
  const { fault } = added
  if (fault.code === "variant") return { cart: null, added: 0, isSoldOut: false }
  if (fault.code !== "stock") return fault.code === "paying" ? "paying" : "failed"
  const left = fault.available ?? 0
  const rest = left > 0 && left < wanted ? await add(left) : null
  return rest?.ok
    ? { cart: rest.cart, added: left, isSoldOut: true }
    : { cart: null, added: 0, isSoldOut: true }
}
