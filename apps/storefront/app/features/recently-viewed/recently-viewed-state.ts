import type { CataloguePicture } from "@porteka/commerce-sdk/wire"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { isPicture } from "#app/ui/media/is-picture.ts"

/** Specification, section 9. */
export const MOST_VIEWED = 10

/** A viewed product. No price, because it may have changed since. */
export interface ViewedProduct {
  id: string
  handle: string
  title: string
  maker: string | null
  picture: CataloguePicture | null
  /** The language of the texts and the handle; empty if an earlier release stored it. */
  locale: string
  /** ISO 8601. */
  viewedAt: string
}

/** Newest first; another view moves a product to the front. */
export type RecentlyViewed = readonly ViewedProduct[]

export function addViewed(list: RecentlyViewed, product: ViewedProduct): RecentlyViewed {
  return [product, ...list.filter(({ id }) => id !== product.id)].slice(0, MOST_VIEWED)
}

/** Reads the stored value; invalid entries are dropped. */
export function parseViewed(text: string | null): RecentlyViewed {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isViewed).map(withLocale).slice(0, MOST_VIEWED) : []
}

const withLocale = (product: ViewedProduct) => ({ ...product, locale: product.locale ?? "" })

function isViewed(kept: unknown): kept is ViewedProduct {
  const { id, handle, title, picture } = fieldsOf(kept)
  const whole = [id, handle, title].every((text) => typeof text === "string" && text !== "")
  return whole && (picture === null || isPicture(picture))
}
