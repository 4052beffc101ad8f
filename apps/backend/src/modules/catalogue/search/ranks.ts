/** Where a word stands in a product, from what the product is to what is only said of it. */
export const RANK = {
  /** What its title says it is: „Kékfestő *terítő*”, „vizes*pohár*”. */
  head: 0,
  title: 1,
  attribute: 2,
  /** The first half of a compound: „*vizes*pohár” is for water and no water. */
  modifier: 3,
  /** The name of a group it belongs to, whose words hold for some of it. */
  group: 4,
  details: 5,
} as const
export type Rank = (typeof RANK)[keyof typeof RANK]

/** How much a hit counts, by rank. */
export const RANK_WEIGHTS: readonly number[] = [12, 8, 5, 3, 1.5, 1]

/** Up to here a word says what the product is or has; further down it is only about it. */
export const LAST_TELLING: Rank = RANK.attribute
