import { isValidHandle } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { formatNumber, toHandle } from "@porteka/hungary"
import { LINE_OPTIONS, METADATA_FACETS, PRODUCER_GUARANTEE_YEARS, PRODUCT_LABEL_KEYS } from "@porteka/shop"
import { MOST_MAKING_DAYS } from "../../../modules/catalogue/product-metadata.ts"
import { staffLanguage, staffText } from "../../../staff-language/staff-language.ts"
import { COLUMNS, type ProductRow, STATUS_WORDS, splitList } from "./columns.ts"
import type { KnownProducts } from "./known-products.ts"
import { parseContent } from "./parse-content.ts"

type Known = Pick<KnownProducts, "categories" | "collections">

/** What is wrong with a filled cell, in the admin's words. */
type Check = (text: string, label: string, known: Known) => string[]

const MOST_FORINTS = 100_000_000
const MOST_PIECES = 1_000_000
const MOST_CHARACTERS = 20_000
const EXEMPTIONS = ["custom", "hygiene", "perishable"]

const whole =
  (least: number, most: number): Check =>
  (text, label) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
      ? []
      : [
          staffText({
            hu: `${label}: egész szám lehet ${least} és ${formatNumber(most, "hu")} között, nem „${text}”.`,
            en: `${label}: a whole number from ${least} to ${formatNumber(most, "en")}, not “${text}”.`,
          }),
        ]

const oneOf =
  (accepted: readonly string[], named: () => readonly string[] = () => accepted): Check =>
  (text, label) =>
    accepted.includes(text)
      ? []
      : [
          staffText({
            hu: `${label}: „${text}” nem lehet; lehetséges: ${named().join(", ")}.`,
            en: `${label}: not “${text}”, but one of ${named().join(", ")}.`,
          }),
        ]

const handle: Check = (text, label) =>
  isValidHandle(text)
    ? []
    : [
        staffText({
          hu: `${label}: kisbetűk, számjegyek és kötőjelek, például „${toHandle(text)}”, nem „${text}”.`,
          en: `${label}: small letters, digits and hyphens, for example “${toHandle(text)}”, not “${text}”.`,
        }),
      ]

const categories: Check = (text, _, known) =>
  splitList(text)
    .filter((one) => !known.categories.has(one))
    .map((one) =>
      staffText({ hu: `Nincs ilyen kategória: „${one}”.`, en: `There is no such category: “${one}”.` }),
    )

const collection: Check = (text, _, known) =>
  known.collections.has(text)
    ? []
    : [staffText({ hu: `Nincs ilyen kollekció: „${text}”.`, en: `There is no such collection: “${text}”.` })]

const isPicture = (url: string) => /^\/[^/]/.test(url) || (URL.canParse(url) && /^https?:/.test(url))

const pictures: Check = (text) =>
  splitList(text)
    .filter((url) => !isPicture(url))
    .map((url) =>
      staffText({ hu: `Nem kép webcíme: „${url}”.`, en: `Not the address of a picture: “${url}”.` }),
    )

const content: Check = (text, label) =>
  parseContent(text)
    ? []
    : [
        staffText({
          hu: `${label}: például „350 g”, „0,7 l” vagy „6 db”, nem „${text}”.`,
          en: `${label}: for example “350 g”, “0.7 l” or “6 pcs”, not “${text}”.`,
        }),
      ]

const email: Check = (text, label) =>
  z.email().safeParse(text).success
    ? []
    : [
        staffText({
          hu: `${label}: „${text}” nem e-mail-cím.`,
          en: `${label}: “${text}” is no e-mail address.`,
        }),
      ]

const statusWords = () => Object.values(STATUS_WORDS).map((words) => words[staffLanguage()])

/** By column, in the order in which the errors are shown. */
const CHECKS: Readonly<Record<string, Check>> = {
  handle,
  price: whole(1, MOST_FORINTS),
  stock: whole(0, MOST_PIECES),
  weight: whole(0, MOST_PIECES),
  status: oneOf(Object.keys(STATUS_WORDS), statusWords),
  withdrawal_exemption: oneOf(EXEMPTIONS),
  label: oneOf(PRODUCT_LABEL_KEYS),
  maker_seat: oneOf(["outside_eu"]),
  personalisation_characters: oneOf(["letters", "text"]),
  personalisation_length: whole(1, LINE_OPTIONS.personalisation.maxLength),
  making_days: whole(1, MOST_MAKING_DAYS),
  garan_years: whole(PRODUCER_GUARANTEE_YEARS.least, PRODUCER_GUARANTEE_YEARS.most),
  ...Object.fromEntries(
    METADATA_FACETS.map(({ field, values }) => [field, oneOf(Object.keys(values ?? {}))]),
  ),
  categories,
  collection,
  pictures,
  content,
  maker_email: email,
  responsible_email: email,
}

/** Errors in a row's cells, in the admin's words. */
export function checkCells(row: ProductRow, known: Known): string[] {
  const wrong = Object.entries(CHECKS).flatMap(([key, check]) => {
    const text = row[key]
    return text ? check(text, labelOf(key), known) : []
  })
  const tooLong = COLUMNS.filter(({ key }) => (row[key] ?? "").length > MOST_CHARACTERS).map(({ label }) =>
    staffText({
      hu: `${label[staffLanguage()]}: legfeljebb ${MOST_CHARACTERS} karakter lehet.`,
      en: `${label[staffLanguage()]}: at most ${MOST_CHARACTERS} characters.`,
    }),
  )
  return [...wrong, ...tooLong]
}

const labelOf = (key: string) => COLUMNS.find((column) => column.key === key)?.label[staffLanguage()] ?? key
