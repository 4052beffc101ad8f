import { type Cart, type CommerceClient, HttpError, isBadRequest, isNotFound } from "@porteka/commerce-sdk"
import { COUNTRY_CODE } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { regionId } from "#app/server/back-end/region.server.ts"
import type { CartTarget } from "../contract/kept-line.ts"
import { keyOfLine, targetKey, toItemInput } from "../contract/line-identity.ts"

export const NO_STOCK_CODE = "insufficient_inventory"

interface Shopping {
  commerce: CommerceClient
  locale: Locale
}

/** A cart filled with the items that are still available. */
export interface FilledCart {
  cart: Cart
  /** Keys of the lines with less stock than requested, or none. */
  short: string[]
}

/** The back end could not report the state of the visitor's cart, so it must not be replaced. */
export class CartOutage extends Error {}

/** A new cart in the shop's region, marked with its language (specification 3, "Cart"). */
export async function createCart(
  { commerce, locale }: Shopping,
  items: CartTarget[] = [],
  codes: string[] = [],
): Promise<Cart> {
  const { cart } = await commerce.carts.create({
    region_id: await regionId(commerce),
    items: items.map(toItemInput),
    locale,
    ...(codes.length > 0 ? { promo_codes: codes } : {}),
    metadata: cartMarks(locale),
  })
  return cart
}

export function cartMarks(locale: Locale) {
  return { cookie_locale: locale, "locale-country": COUNTRY_CODE }
}

/** A new cart with the items; unavailable ones are skipped. */
export async function recreateCart(
  shopping: Shopping,
  items: CartTarget[],
  codes: string[] = [],
): Promise<FilledCart> {
  try {
    return { cart: await createCart(shopping, items, codes), short: [] }
  } catch (error) {
    if (!isRefusal(error) || items.length === 0) throw error
    return fillUp(shopping, await createCart(shopping, [], codes), items)
  }
}

/** Raises each line to the requested quantity; a line with more keeps it. */
export async function fillUp({ commerce }: Shopping, cart: Cart, targets: CartTarget[]): Promise<FilledCart> {
  const filled: FilledCart = { cart, short: [] }
  for (const target of targets) {
    const key = targetKey(target)
    const line = filled.cart.items.find((item) => keyOfLine(item) === key)
    const missing = target.quantity - (line?.quantity ?? 0)
    if (missing <= 0) continue
    try {
      const item = toItemInput({ ...target, quantity: missing })
      filled.cart = (await commerce.lineItems.create(cart.id, item)).cart
    } catch (error) {
      if (!isRefusal(error)) throw error
      filled.short.push(key)
    }
  }
  return filled
}

/** The back end's refusal of an item: insufficient stock, or no longer sold. */
function isRefusal(error: unknown): boolean {
  return (
    isNotFound(error) || isBadRequest(error) || (error instanceof HttpError && error.code === NO_STOCK_CODE)
  )
}
