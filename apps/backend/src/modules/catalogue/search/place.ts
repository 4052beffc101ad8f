import type { ReadWord } from "./query-reading.ts"
import { LAST_DESCRIPTIVE, RANK, type Rank } from "./ranks.ts"

/**
 * How a word relates to a product: in its description, in what is said about its material, implied by its name, in the
 * name of a group, its data or name, its maker's name; whether it is in its title; whether the title names it as a content.
 */
export const HIT = {
  mentioned: 1,
  material: 2,
  hinted: 4,
  grouped: 8,
  telling: 16,
  maker: 32,
  titled: 64,
  content: 128,
} as const

/** @param sure the word means the same, and is not only related */
export function hitOf(rank: Rank, sure: boolean): number {
  if (rank === RANK.details) return HIT.mentioned
  if (rank === RANK.material) return HIT.material
  if (rank === RANK.group) return HIT.grouped
  if (rank === RANK.maker) return HIT.maker
  if (!sure || rank > LAST_DESCRIPTIVE) return HIT.hinted
  if (rank === RANK.content) return HIT.hinted | HIT.content
  return rank <= RANK.title ? HIT.telling | HIT.titled : HIT.telling
}

/** How well a product matches. */
export type Place = "exact" | "ofKind" | "hinted" | "grouped" | "nowhere"

/** The hits of a query's words in one product. */
interface ProductHits {
  head: number
  /** Those of the other required words. */
  others: readonly { word: ReadWord; hit: number }[]
}

/**
 * Whether a product has all other words.
 * @param strict what some product is or has must not only be mentioned: a bowl of clay is no "wooden bowl" because it
 *   was turned with a wooden tool, and nowhere is a candlestick of clay that recalls turned wood
 */
export function hasAllOthers({ isHalf }: ReadWord, { head, others }: ProductHits, strict: boolean): boolean {
  // An „asztaldísz” is not a rack among the „díszek” that is said to hang above a table.
  const isUnnamed = isHalf && (head & HIT.titled) === 0
  return others.every(({ word, hit }) => {
    const isMentionEnough = !isUnnamed && !word.meaning.isProduct && !(strict && word.meaning.isDescriptive)
    if (!isMentionEnough) return hit >= HIT.hinted
    return hit >= (word.meaning.isMaterial ? HIT.material : HIT.mentioned)
  })
}

/** @param hasAll the product has all other words, and no word is unknown */
export function placeOf({ meaning }: ReadWord, { head, others }: ProductHits, hasAll: boolean): Place {
  const byOthers = others.reduce((all, { word, hit }) => (word.isProperty ? all : all | hit), 0)
  // „pörgettyű” is a thing and also a maker; „Pörgettyű Játékműhely” is the maker.
  const byMaker = !meaning.isDescriptive || (byOthers & HIT.maker) !== 0
  // Where there is „méz”, a „mézespuszedli” is none; a „levendulazsák” is the nearest to „levendula”.
  const byContent = !meaning.isProduct && (head & HIT.content) !== 0
  if (head & HIT.telling || byContent || (byMaker && head & HIT.maker)) return hasAll ? "exact" : "ofKind"
  if (head & (HIT.hinted | HIT.maker)) return "hinted"
  // "stacking rings": no product is called rings, and the word beside it names the product.
  if (hasAll && !meaning.isProduct && byOthers & (HIT.telling | HIT.maker)) return "hinted"
  return hasAll && head & HIT.grouped ? "grouped" : "nowhere"
}
