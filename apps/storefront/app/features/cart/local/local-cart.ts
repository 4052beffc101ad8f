import { MAX_LINE_QUANTITY } from "../cart-limits.ts"

/** A product in the browser's own keeping (specification 3, "Local cart item"). */
export interface LocalCartItem {
  /** One per variant. */
  id: string
  title: string
  product_title: string
  /** Gross whole forints; 0: not known, and then none is shown (decision D8). */
  unit_price: number
  quantity: number
  variantId: string
  thumbnail: string | null
  currency: string
}

/** What was put into the cart while the back end was away; later replayed (specification 4, "Cart lifecycle"). */
export type LocalCart = readonly LocalCartItem[]

/** How many pieces a line of the back end's cart must have at least. */
export interface CartTarget {
  variant_id: string
  quantity: number
}

export function keepItem(items: LocalCart, item: LocalCartItem): LocalCart {
  if (!items.some(({ variantId }) => variantId === item.variantId)) return [...items, item]
  return items.map((kept) =>
    kept.variantId === item.variantId
      ? { ...kept, quantity: Math.min(MAX_LINE_QUANTITY, kept.quantity + item.quantity) }
      : kept,
  )
}

export function dropItem(items: LocalCart, variantId: string): LocalCart {
  return items.filter((item) => item.variantId !== variantId)
}

/** What is left to replay: pieces that another tab has put aside meanwhile stay. */
export function dropReplayed(items: LocalCart, replayed: LocalCart): LocalCart {
  return items.flatMap((item) => {
    const done = replayed.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0
    return item.quantity > done ? [{ ...item, quantity: item.quantity - done }] : []
  })
}

/**
 * The kept pieces on top of those the cart had. A target instead of "so many more" can be asked for twice: an
 * answer lost on its way, or an adding that was done after all, buys nothing twice.
 */
export function targetsOf(items: LocalCart, before: LocalCart): CartTarget[] {
  return items.map(({ variantId, quantity }) => {
    const had = before.find((item) => item.variantId === variantId)?.quantity ?? 0
    return { variant_id: variantId, quantity: Math.min(MAX_LINE_QUANTITY, had + quantity) }
  })
}

/** Reads what the browser kept: what is broken is dropped. */
export function parseLocalCart(text: string | null): LocalCart {
  return toLocalCart(parseJson(text))
}

/** The items of an unknown list; what is none of ours is left out. */
export function toLocalCart(kept: unknown): LocalCart {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((item) => toItem(item) ?? []).reduce<LocalCart>(keepItem, [])
}

function toItem(kept: unknown): LocalCartItem | null {
  const item = (kept ?? {}) as Partial<Record<keyof LocalCartItem, unknown>>
  const { variantId, quantity, unit_price: price } = item
  const whole = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0
  if (typeof variantId !== "string" || !/^variant_\w+$/.test(variantId) || !whole) return null
  return {
    id: variantId,
    variantId,
    quantity: Math.min(MAX_LINE_QUANTITY, quantity),
    title: toText(item.title),
    product_title: toText(item.product_title),
    unit_price: typeof price === "number" && Number.isFinite(price) && price > 0 ? price : 0,
    thumbnail: toText(item.thumbnail) || null,
    currency: toText(item.currency),
  }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** Null for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
