import { z } from "@medusajs/framework/zod"
import { LINE_OPTIONS, METADATA_FACETS } from "@porteka/shop"
import { MOST_MAKING_DAYS } from "../../../modules/catalogue/product-metadata.ts"
import { COLUMNS, type GoodsRow, type KnownGoods, STATUS_WORDS, splitList } from "./columns.ts"
import { parseContent } from "./parse-content.ts"

const MOST_FORINTS = 100_000_000
const MOST_PIECES = 1_000_000
const MOST_CHARACTERS = 20_000
const EXEMPTIONS = ["custom", "hygiene", "perishable"]

/** What is wrong with the cells of a row, in the admin's words. */
export function checkCells(given: GoodsRow, known: Pick<KnownGoods, "categories" | "collections">): string[] {
  const cell = (key: string) => given[key] ?? ""
  const whole = (key: string, least: number, most: number) => {
    const text = cell(key)
    const fits = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    return text && !fits
      ? [`${labelOf(key)}: egész szám lehet ${least} és ${most} között, nem „${text}”.`]
      : []
  }
  const oneOf = (key: string, values: readonly string[]) =>
    cell(key) && !values.includes(cell(key))
      ? [`${labelOf(key)}: „${cell(key)}” nem lehet; lehetséges: ${values.join(", ")}.`]
      : []
  const unknown = splitList(cell("categories")).filter((handle) => !known.categories.has(handle))
  const badPictures = splitList(cell("pictures")).filter((url) => !isPicture(url))
  return [
    ...whole("price", 1, MOST_FORINTS),
    ...whole("stock", 0, MOST_PIECES),
    ...whole("weight", 0, MOST_PIECES),
    ...oneOf("status", Object.values(STATUS_WORDS)),
    ...oneOf("withdrawal_exemption", EXEMPTIONS),
    ...oneOf("personalisation_characters", ["letters", "text"]),
    ...whole("personalisation_length", 1, LINE_OPTIONS.personalisation.maxLength),
    ...whole("making_days", 1, MOST_MAKING_DAYS),
    ...METADATA_FACETS.flatMap(({ field, values }) => oneOf(field, Object.keys(values ?? {}))),
    ...unknown.map((handle) => `Nincs ilyen kategória: „${handle}”.`),
    ...(cell("collection") && !known.collections.has(cell("collection"))
      ? [`Nincs ilyen kollekció: „${cell("collection")}”.`]
      : []),
    ...badPictures.map((url) => `Nem kép webcíme: „${url}”.`),
    ...(cell("content") && !parseContent(cell("content"))
      ? [`${labelOf("content")}: például „350 g” vagy „0,7 l”, nem „${cell("content")}”.`]
      : []),
    ...(cell("maker_email") && !z.email().safeParse(cell("maker_email")).success
      ? [`${labelOf("maker_email")}: „${cell("maker_email")}” nem e-mail-cím.`]
      : []),
    ...COLUMNS.filter(({ key }) => cell(key).length > MOST_CHARACTERS).map(
      ({ label }) => `${label}: legfeljebb ${MOST_CHARACTERS} karakter lehet.`,
    ),
  ]
}

const labelOf = (key: string) => COLUMNS.find((column) => column.key === key)?.label ?? key

const isPicture = (url: string) => /^\/[^/]/.test(url) || (URL.canParse(url) && /^https?:/.test(url))
