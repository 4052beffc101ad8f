import type { CatalogueCard } from "@porteka/commerce-sdk"

/** Products that may go well with one, the nearest of each kind first. */
export interface Candidates {
  boughtTogether: readonly CatalogueCard[]
  /** Of the same category: more of the same kind. */
  related: readonly CatalogueCard[]
  /** Of the same collection, which is put together of several kinds. */
  collection: readonly CatalogueCard[]
}

/**
 * What others bought with it, then in turn what belongs to its collection and is of another kind (a cloth beside a jug) and what is
 * of its own kind. Only what can be bought and is not in the cart.
 * @param inCart handles
 */
export function suggestionsOf(
  { boughtTogether, related, collection }: Candidates,
  inCart: ReadonlySet<string | null>,
  most: number,
): CatalogueCard[] {
  const canBeHad = ({ handle, price, stock_state }: CatalogueCard) =>
    price !== null && stock_state !== "out_of_stock" && !inCart.has(handle)
  const alike = new Set(related.map(({ id }) => id))
  const others = collection.filter((card) => !alike.has(card.id) && canBeHad(card))
  const chosen = [...boughtTogether.filter(canBeHad), ...inTurn(others, related.filter(canBeHad))]
  return [...new Map(chosen.map((card) => [card.id, card])).values()].slice(0, most)
}

const inTurn = <T>(some: readonly T[], others: readonly T[]): T[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, index) => [
    ...some.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat()
