import { isValidHandle } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { toHandle } from "@porteka/hungary"
import { LINE_OPTIONS, METADATA_FACETS, PRODUCER_GUARANTEE_YEARS, PRODUCT_LABEL_KEYS } from "@porteka/shop"
import { MOST_MAKING_DAYS } from "../../../modules/catalogue/product-metadata.ts"
import { staffLanguage, staffText } from "../../../staff-language/staff-language.ts"
import { COLUMNS, type ProductRow, STATUS_WORDS, splitList } from "./columns.ts"
import type { KnownProducts } from "./known-products.ts"
import { parseContent } from "./parse-content.ts"

const MOST_FORINTS = 100_000_000
const MOST_PIECES = 1_000_000
const MOST_CHARACTERS = 20_000
const EXEMPTIONS = ["custom", "hygiene", "perishable"]

/** Errors in a row's cells, in the admin's words. */
export function checkCells(
  given: ProductRow,
  known: Pick<KnownProducts, "categories" | "collections">,
): string[] {
  const cell = (key: string) => given[key] ?? ""
  const whole = (key: string, least: number, most: number) => {
    const text = cell(key)
    const fits = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    return text && !fits
      ? [
          staffText({
            hu: `${labelOf(key)}: egész szám lehet ${least} és ${most} között, nem „${text}”.`,
            en: `${labelOf(key)}: a whole number from ${least} to ${most}, not “${text}”.`,
          }),
        ]
      : []
  }
  const wrongChoice = (key: string, values: readonly string[]) => [
    staffText({
      hu: `${labelOf(key)}: „${cell(key)}” nem lehet; lehetséges: ${values.join(", ")}.`,
      en: `${labelOf(key)}: not “${cell(key)}”, but one of ${values.join(", ")}.`,
    }),
  ]
  const oneOf = (key: string, values: readonly string[]) =>
    cell(key) && !values.includes(cell(key)) ? wrongChoice(key, values) : []
  const unknown = splitList(cell("categories")).filter((handle) => !known.categories.has(handle))
  const badPictures = splitList(cell("pictures")).filter((url) => !isPicture(url))
  return [
    ...(cell("handle") && !isValidHandle(cell("handle"))
      ? [
          staffText({
            hu: `${labelOf("handle")}: kisbetűk, számjegyek és kötőjelek, például „${toHandle(cell("handle"))}”, nem „${cell("handle")}”.`,
            en: `${labelOf("handle")}: small letters, digits and hyphens, for example “${toHandle(cell("handle"))}”, not “${cell("handle")}”.`,
          }),
        ]
      : []),
    ...whole("price", 1, MOST_FORINTS),
    ...whole("stock", 0, MOST_PIECES),
    ...whole("weight", 0, MOST_PIECES),
    ...(cell("status") && !(cell("status") in STATUS_WORDS) ? wrongChoice("status", statusWords()) : []),
    ...oneOf("withdrawal_exemption", EXEMPTIONS),
    ...oneOf("label", PRODUCT_LABEL_KEYS),
    ...oneOf("maker_seat", ["outside_eu"]),
    ...oneOf("personalisation_characters", ["letters", "text"]),
    ...whole("personalisation_length", 1, LINE_OPTIONS.personalisation.maxLength),
    ...whole("making_days", 1, MOST_MAKING_DAYS),
    ...whole("garan_years", PRODUCER_GUARANTEE_YEARS.least, PRODUCER_GUARANTEE_YEARS.most),
    ...METADATA_FACETS.flatMap(({ field, values }) => oneOf(field, Object.keys(values ?? {}))),
    ...unknown.map((handle) =>
      staffText({ hu: `Nincs ilyen kategória: „${handle}”.`, en: `There is no such category: “${handle}”.` }),
    ),
    ...(cell("collection") && !known.collections.has(cell("collection"))
      ? [
          staffText({
            hu: `Nincs ilyen kollekció: „${cell("collection")}”.`,
            en: `There is no such collection: “${cell("collection")}”.`,
          }),
        ]
      : []),
    ...badPictures.map((url) =>
      staffText({ hu: `Nem kép webcíme: „${url}”.`, en: `Not the address of a picture: “${url}”.` }),
    ),
    ...(cell("content") && !parseContent(cell("content"))
      ? [
          staffText({
            hu: `${labelOf("content")}: például „350 g”, „0,7 l” vagy „6 db”, nem „${cell("content")}”.`,
            en: `${labelOf("content")}: for example “350 g”, “0.7 l” or “6 pcs”, not “${cell("content")}”.`,
          }),
        ]
      : []),
    ...["maker_email", "responsible_email"].flatMap((key) =>
      cell(key) && !z.email().safeParse(cell(key)).success
        ? [
            staffText({
              hu: `${labelOf(key)}: „${cell(key)}” nem e-mail-cím.`,
              en: `${labelOf(key)}: “${cell(key)}” is no e-mail address.`,
            }),
          ]
        : [],
    ),
    ...COLUMNS.filter(({ key }) => cell(key).length > MOST_CHARACTERS).map(({ label }) =>
      staffText({
        hu: `${label[staffLanguage()]}: legfeljebb ${MOST_CHARACTERS} karakter lehet.`,
        en: `${label[staffLanguage()]}: at most ${MOST_CHARACTERS} characters.`,
      }),
    ),
  ]
}

const statusWords = () => Object.values(STATUS_WORDS).map((words) => words[staffLanguage()])

const labelOf = (key: string) => COLUMNS.find((column) => column.key === key)?.label[staffLanguage()] ?? key

const isPicture = (url: string) => /^\/[^/]/.test(url) || (URL.canParse(url) && /^https?:/.test(url))
