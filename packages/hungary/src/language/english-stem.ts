const SHORTEST_STEM = 3

/** Words that would be confused with another meaning: a throw is a blanket, clothes are not cloth, a painting is not painted. */
const WHOLE = new Set(["throwing", "clothes", "clothing", "painting", "paintings", "bowling", "training"])

/**
 * A simple key that is equal for singular and plural of an English noun, and for "painted" and "painting":
 * mug, mugs; knife, knives; candy, candies. It is a search key, not a word.
 *
 * @param folded one word in lower case without accents
 */
export function englishStem(folded: string): string {
  if (WHOLE.has(folded)) return folded
  let stem = folded
  if (/[^su]s$/.test(stem) && stem.length > SHORTEST_STEM) stem = stem.slice(0, -1)
  stem = stem.replace(/^(.{3,}[aeiouy].*|.*[aeiouy].{2,})(?:ing|ed)$/, "$1")
  if (stem.length > SHORTEST_STEM) stem = stem.replace(/e$/, "")
  if (stem.length > SHORTEST_STEM) stem = stem.replace(/f$/, "v").replace(/y$/, "i")
  return stem
}
