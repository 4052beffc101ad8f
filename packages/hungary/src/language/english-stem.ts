const SHORTEST_STEM = 3

/**
 * A light key in which singular and plural of an English noun meet, and "painted" meets "painting":
 * mug, mugs; knife, knives; candy, candies. It is a search key, not a word.
 *
 * @param folded one word, already lower case and without accents
 */
export function englishStem(folded: string): string {
  let stem = folded
  if (/[^su]s$/.test(stem) && stem.length > SHORTEST_STEM) stem = stem.slice(0, -1)
  stem = stem.replace(/^(.{3,}[aeiouy].*|.*[aeiouy].{2,})(?:ing|ed)$/, "$1")
  if (stem.length > SHORTEST_STEM) stem = stem.replace(/e$/, "")
  if (stem.length > SHORTEST_STEM) stem = stem.replace(/f$/, "v").replace(/y$/, "i")
  return stem
}
