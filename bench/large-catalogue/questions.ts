import type { Question } from "./list-times.ts"

const LIST = { locale: "hu", page_size: "24" }

/** Lists as shoppers open them. */
export const LIST_QUESTIONS: Question[] = [
  { name: "newest", query: LIST },
  { name: "by price", query: { ...LIST, sort: "price_asc" } },
  { name: "by name, page 20", query: { ...LIST, sort: "name", page: "20" } },
  { name: "a category", query: { ...LIST, category: "keramia" } },
  {
    name: "price range, in stock",
    query: { ...LIST, price_min: "2000", price_max: "9000", in_stock: "true" },
  },
  { name: "two facets", query: { ...LIST, "facets[category]": "keramia", "facets[colour]": "blue" } },
]

const TYPED_LETTERS = 4

/**
 * Queries as people type them: words of the titles unchanged, with a typing error, half typed, and two
 * together.
 */
export function searchQuestions(titles: string[]): Question[] {
  const words = [...new Set(titles.flatMap((title) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))]
  const terms = words.flatMap((word, index) => [
    word,
    swapLetters(word),
    word.slice(0, TYPED_LETTERS),
    `${word} ${words[(index + 1) % words.length]}`,
  ])
  return [...new Set(terms)].map((q) => ({ name: q, query: { ...LIST, q, page_size: "10" } }))
}

/** The second and third letter in the wrong order. */
function swapLetters(word: string): string {
  const [first = "", second = "", third = "", ...rest] = word
  return first + third + second + rest.join("")
}
