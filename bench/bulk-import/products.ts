/** A table by lines, the head first: it can be cut as the admin's page cuts it, to send each row once. */
export type Table = readonly string[]

/** Some rows of a table, by their numbers in it, as a table of their own. */
export const cutOut = ([head = "", ...lines]: Table, rows: readonly number[]): Table => [
  head,
  ...rows.map((row) => lines[row - 2] ?? ""),
]

const toTable = (rows: readonly (readonly (string | number)[])[]): Table =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(";"))

/** Words of titles, so that the search has something to find. */
const KINDS = ["bögre", "tál", "kancsó", "kosár", "kendő", "párna", "gyertya", "méz", "szappan", "fakanál"]
const KINDS_EN = [
  "mug",
  "bowl",
  "jug",
  "basket",
  "shawl",
  "cushion",
  "candle",
  "honey",
  "soap",
  "wooden spoon",
]
const LOOKS = [
  "kék",
  "piros",
  "virágos",
  "mázas",
  "faragott",
  "hímzett",
  "szőtt",
  "aprómintás",
  "fehér",
  "barna",
]
const LOOKS_EN = [
  "blue",
  "red",
  "flowered",
  "glazed",
  "carved",
  "embroidered",
  "woven",
  "dotted",
  "white",
  "brown",
]
const TEXT =
  "Kézzel készült darab, ezért mindegyik egy kicsit más. Tisztítása langyos vízzel és puha ruhával ajánlott. "
const TEXT_EN =
  "Made by hand, so each one is a little different. Clean it with lukewarm water and a soft cloth. "

const HEAD = [
  "handle",
  "status",
  "title_hu",
  "title_en",
  "description_hu",
  "description_en",
  "sku",
  "price",
  "stock",
  "weight",
]

const CHEAPEST = 500
const PRICES = 90_000
const PRICE_STEP = 5

const pick = (words: readonly string[], number: number) => words[number % words.length] ?? ""
const priceOf = (number: number) => CHEAPEST + ((number * 7919) % (PRICES / PRICE_STEP)) * PRICE_STEP

function rowOf(number: number): (string | number)[] {
  const look = Math.floor(number / KINDS.length)
  const title = `${pick(LOOKS, look)} ${pick(KINDS, number)} ${number}`
  const english = `${pick(LOOKS_EN, look)} ${pick(KINDS_EN, number)} ${number}`
  const texts = [TEXT.repeat(1 + (number % 4)), TEXT_EN.repeat(1 + (number % 4))]
  const ofVariant = [`BULK-${number}`, priceOf(number), number % 40, 100 + (number % 900)]
  return [`bulk-${number}`, "published", title, english, ...texts, ...ofVariant]
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

/** New products as in an owner's table: one variant each, in both languages. */
export const newProducts = (from: number, count: number): Table =>
  toTable([HEAD, ...numbers(from, count).map(rowOf)])

/** The same products, each five forints more expensive. */
export const newPrices = (from: number, count: number): Table =>
  toTable([
    ["sku", "price"],
    ...numbers(from, count).map((number) => [`BULK-${number}`, priceOf(number) + PRICE_STEP]),
  ])
