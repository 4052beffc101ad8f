/** Where a word occurs in a product, from its name to its description. */
export const RANK = {
  /** The product's name in the title: „Kékfestő *terítő*”, „vizes*pohár*”. */
  head: 0,
  title: 1,
  /** What the title names and the product is made of: a „*levendula*zsák” contains „levendula”. */
  content: 2,
  attribute: 3,
  /** The maker's name and place: they say whose product it is, and only their own words find it. */
  maker: 4,
  /** The first half of a compound: „*vizes*pohár” is for water, but is not water. */
  modifier: 5,
  /** The name of a group whose words apply to some of its products. */
  group: 6,
  /** Everything that is said about what it is made of. */
  material: 7,
  details: 8,
} as const
export type Rank = (typeof RANK)[keyof typeof RANK]

/** The weight of a match. */
export const RANK_WEIGHTS: Record<Rank, number> = {
  [RANK.head]: 12,
  [RANK.title]: 8,
  [RANK.content]: 5.5,
  [RANK.attribute]: 5,
  [RANK.maker]: 5,
  [RANK.modifier]: 3,
  [RANK.group]: 1.5,
  [RANK.material]: 1,
  [RANK.details]: 1,
}

/** Up to this rank a word says what the product is or has; lower ranks only describe it. */
export const LAST_DESCRIPTIVE: Rank = RANK.attribute
