import { lineKey, lineOptionsOf, MAX_LINE_QUANTITY } from "@porteka/shop"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import type { CartTarget, LocalCart, LocalCartItem } from "../contract/kept-line.ts"

export function keepItem(items: LocalCart, item: LocalCartItem): LocalCart {
  if (!items.some(({ id }) => id === item.id)) return [...items, item]
  return items.map((kept) =>
    kept.id === item.id
      ? { ...kept, quantity: Math.min(MAX_LINE_QUANTITY, kept.quantity + item.quantity) }
      : kept,
  )
}

export function dropItem(items: LocalCart, key: string): LocalCart {
  return items.filter(({ id }) => id !== key)
}

/** The remaining items to replay: quantities stored by another tab meanwhile are kept. */
export function dropReplayed(items: LocalCart, replayed: LocalCart): LocalCart {
  return items.flatMap((item) => {
    const done = replayed.find(({ id }) => id === item.id)?.quantity ?? 0
    return item.quantity > done ? [{ ...item, quantity: item.quantity - done }] : []
  })
}

/**
 * The stored quantities added to those the cart had. A target quantity can be sent twice, unlike an increment:
 * after a lost answer, or an addition that succeeded after all, nothing is bought twice.
 */
export function targetsOf(items: LocalCart, before: LocalCart): CartTarget[] {
  return items.map(({ id, variantId, options, quantity }) => {
    const had = before.find((item) => item.id === id)?.quantity ?? 0
    return { variant_id: variantId, options, quantity: Math.min(MAX_LINE_QUANTITY, had + quantity) }
  })
}

/** Parses the stored items and drops invalid ones. */
export function parseLocalCart(text: string | null): LocalCart {
  return toLocalCart(parseJson(text))
}

/** The valid items of an unknown list. */
export function toLocalCart(kept: unknown): LocalCart {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((item) => toItem(item) ?? []).reduce<LocalCart>(keepItem, [])
}

function toItem(kept: unknown): LocalCartItem | null {
  const item = fieldsOf(kept)
  const { variantId, quantity, unit_price: price } = item
  const whole = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0
  if (typeof variantId !== "string" || !/^variant_\w+$/.test(variantId) || !whole) return null
  const options = lineOptionsOf(item.options)
  return {
    id: lineKey({ variantId, options }),
    variantId,
    options,
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
