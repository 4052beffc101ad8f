import type { WishlistEntry } from "@porteka/commerce-sdk/wire"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { fetchJson } from "#app/ui/browser/fetch-json.ts"
import { wishlist } from "../kept-wishlist.ts"
import type { Wishlist, WishlistItem } from "../wishlist-state.ts"
import type { AccountWishlist } from "./account-wishlist-answer.ts"
import { hasSameEntries, mergeWishlists } from "./merge-wishlists.ts"

/** The variants in both lists when they were last equal. */
const BASE_KEY = "wishlist_synced"

interface Base {
  owner: string
  variants: string[]
}

/** Items of the account's list that cannot be shown now: this does not remove them. */
let unloaded: WishlistEntry[] = []

/** Creates an item from the account's data; null if the product is not available. */
export type LoadItem = (entry: WishlistEntry) => Promise<WishlistItem | null>

/** Reads the account's list and merges it with this browser's. */
export async function syncWishlist(address: string, loadItem: LoadItem): Promise<AccountWishlist> {
  const answer = await callWishlist(address)
  if (answer.state !== "saved") return answer
  const local = toEntries(wishlist.get())
  const base = readBase()
  const merged = mergeWishlists({
    base: base?.owner === answer.owner ? base.variants : null,
    local,
    saved: answer.items,
  })
  const items = await Promise.all(merged.map((entry) => localItem(entry) ?? loadItem(entry)))
  unloaded = merged.filter((_, index) => items[index] === null)
  wishlist.set(items.filter((item) => item !== null))
  if (!hasSameEntries(merged, answer.items)) return saveWishlist(address, merged)
  writeBase({ owner: answer.owner, variants: merged.map(({ variant_id: id }) => id) })
  return answer
}

/** Saves a list to the account. */
export async function saveWishlist(address: string, entries: WishlistEntry[]): Promise<AccountWishlist> {
  const answer = await callWishlist(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ items: entries }),
  })
  if (answer.state === "saved") {
    writeBase({ owner: answer.owner, variants: answer.items.map(({ variant_id: id }) => id) })
  }
  return answer
}

/** Stops saving the list to the account; it stays in this browser. */
export function forgetSavedWishlist(address: string): Promise<AccountWishlist> {
  writeBase(null)
  return callWishlist(address, { method: "DELETE" })
}

/** The list for the account, including items that cannot be shown here. */
export function toEntries(list: Wishlist): WishlistEntry[] {
  return [...list.map(toEntry), ...unloaded]
}

/** One item in the account's format. */
export const toEntry = (item: WishlistItem): WishlistEntry => ({
  product_id: item.id,
  variant_id: item.selectedVariantId,
  added_at: item.addedAt || new Date(0).toISOString(),
})

const localItem = ({ variant_id: id }: WishlistEntry) =>
  wishlist.get().find((item) => item.selectedVariantId === id)

async function callWishlist(address: string, init: RequestInit = {}): Promise<AccountWishlist> {
  const headers = { accept: "application/json", ...init.headers }
  return (await fetchJson<AccountWishlist>(address, { ...init, headers })) ?? { state: "unavailable" }
}

function readBase(): Base | null {
  try {
    const { owner, variants } = fieldsOf(parseJson(localStorage.getItem(BASE_KEY)))
    return typeof owner === "string" && Array.isArray(variants) ? { owner, variants } : null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function writeBase(base: Base | null): void {
  try {
    if (base) localStorage.setItem(BASE_KEY, JSON.stringify(base))
    else localStorage.removeItem(BASE_KEY)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
