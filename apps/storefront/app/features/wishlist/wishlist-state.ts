import type { CataloguePicture } from "@porteka/commerce-sdk/wire"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { isPicture } from "#app/ui/media/is-picture.ts"

/** A wishlist item with the chosen variant (specification, section 3). */
export interface WishlistItem {
  /** The product's id. */
  id: string
  /** The variant it was added with. */
  variantId: string
  /** The variant chosen now. */
  selectedVariantId: string
  variantTitle: string
  variants: { id: string; title: string; inventory_quantity: number | null }[]
  title: string
  image: CataloguePicture | null
  handle: string
  /** The language of the texts and the handle; empty if an earlier release stored it. */
  locale: string
  /** When it was added; the displayed data comes from the back end. */
  price: number | null
  currency: string
  /** ISO 8601. */
  addedAt: string
}

/**
 * All operations on a wishlist (specification, section 4). Each returns a new list, or the same one if
 * nothing changes.
 */
export type Wishlist = readonly WishlistItem[]

/** Adds an item, the newest first. Items without a variant, and variants on the list already, are ignored. */
export function addItem(list: Wishlist, item: WishlistItem): Wishlist {
  if (!item.id || !item.selectedVariantId || hasVariant(list, item.selectedVariantId)) return list
  return [item, ...list]
}

/** Adds removed items again, in their order; what was added meanwhile stays. */
export const putBack = (list: Wishlist, items: Wishlist): Wishlist => items.reduceRight(addItem, list)

export function removeProduct(list: Wishlist, productId: string): Wishlist {
  return hasProduct(list, productId) ? list.filter(({ id }) => id !== productId) : list
}

export function removeVariant(list: Wishlist, variantId: string): Wishlist {
  return hasVariant(list, variantId) ? list.filter((item) => item.selectedVariantId !== variantId) : list
}

export function toggleItem(list: Wishlist, item: WishlistItem): Wishlist {
  return hasVariant(list, item.selectedVariantId)
    ? removeVariant(list, item.selectedVariantId)
    : addItem(list, item)
}

/** Changes the variant of an item; if that variant is already on the list, the item is removed. */
export function changeVariant(list: Wishlist, from: string, to: string): Wishlist {
  if (from === to) return list
  if (hasVariant(list, to)) return removeVariant(list, from)
  return list.map((item) => {
    const variant = item.selectedVariantId === from && item.variants.find(({ id }) => id === to)
    return variant ? { ...item, selectedVariantId: to, variantTitle: variant.title } : item
  })
}

export function hasProduct(list: Wishlist, productId: string): boolean {
  return list.some(({ id }) => id === productId)
}

export function hasVariant(list: Wishlist, variantId: string): boolean {
  return list.some((item) => item.selectedVariantId === variantId)
}

/** Reads the stored list: invalid items are dropped, an invalid list is empty. */
export function parseWishlist(text: string | null): Wishlist {
  const kept = parseJson(text)
  if (!Array.isArray(kept)) return []
  const items = kept.flatMap((item) => toItem(item) ?? [])
  return [...new Map(items.map((item) => [item.selectedVariantId, item])).values()]
}

function toItem(kept: unknown): WishlistItem | null {
  const item = fieldsOf(kept)
  if (!isText(item.id) || !isText(item.variantId) || !isText(item.handle) || !isText(item.title)) return null
  const variants = Array.isArray(item.variants) ? item.variants.filter((variant) => isText(variant?.id)) : []
  return {
    id: item.id,
    variantId: item.variantId,
    selectedVariantId: isText(item.selectedVariantId) ? item.selectedVariantId : item.variantId,
    variantTitle: isText(item.variantTitle) ? item.variantTitle : "",
    variants,
    title: item.title,
    image: isPicture(item.image) ? item.image : null,
    handle: item.handle,
    locale: isText(item.locale) ? item.locale : "",
    price: typeof item.price === "number" ? item.price : null,
    currency: isText(item.currency) ? item.currency : "",
    addedAt: isText(item.addedAt) ? item.addedAt : "",
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== ""
}
