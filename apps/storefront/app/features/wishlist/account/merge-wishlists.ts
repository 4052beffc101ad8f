import type { WishlistEntry } from "@porteka/commerce-sdk/wire"

interface Lists {
  /** The variants in both lists when they were last equal; null if they never were. */
  base: readonly string[] | null
  /** This browser's. */
  local: readonly WishlistEntry[]
  /** The account's. */
  saved: readonly WishlistEntry[]
}

/**
 * Merges two lists that were changed separately: additions to either are kept, removals from either are
 * applied. Newest first.
 */
export function mergeWishlists({ base, local, saved }: Lists): WishlistEntry[] {
  const known = new Set(base ?? [])
  const isLeftOut = (by: readonly WishlistEntry[], { variant_id: id }: WishlistEntry) =>
    known.has(id) && !by.some((entry) => entry.variant_id === id)
  const kept = [
    ...saved.filter((entry) => !isLeftOut(local, entry)),
    ...local.filter((entry) => !isLeftOut(saved, entry)),
  ]
  const unique = new Map(kept.map((entry) => [entry.variant_id, entry]))
  return [...unique.values()].toSorted((a, b) => b.added_at.localeCompare(a.added_at))
}

export function hasSameEntries(one: readonly WishlistEntry[], other: readonly WishlistEntry[]): boolean {
  const ids = new Set(one.map(({ variant_id: id }) => id))
  return ids.size === other.length && other.every(({ variant_id: id }) => ids.has(id))
}
