import { createHash } from "node:crypto"
import type { ProductTableCell, ProductTablePreview } from "@porteka/commerce-sdk"
import { formatMoney, formatNumber } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { mapInTurns } from "../../../records/in-turns.ts"
import { staffLanguage, staffText } from "../../../staff-language/staff-language.ts"
import { COLUMNS, OPTION_NUMBERS, type ProductRow, STATUS_WORDS } from "./columns.ts"
import type { KnownProducts } from "./known-products.ts"
import type { ProductChange, VariantChange } from "./plan-import.ts"

/** Cells that a preview lists; the others are counted. */
const MOST_CELLS = 500
const MOST_CHARACTERS = 80
/** Characters shown before the first difference of long texts. */
const LEAD = 20
const CUT = "…"
const STATE_CHARACTERS = 16
const OWN_TITLE = `title_${DEFAULT_LOCALE}`

type Known = Pick<KnownProducts, "bySku" | "byHandle">
type Preview = Pick<ProductTablePreview, "products" | "lost_letters">

interface Difference {
  row: number
  key: string
  before: string
  after: string
}

/** What an import would change, cell by cell, for people who check it before they carry it out. */
export async function previewChanges(changes: readonly ProductChange[], known: Known): Promise<Preview> {
  let left = MOST_CELLS
  let lost = 0
  const products = await mapInTurns(changes, (change) => {
    const { handle, isNew, changed, added, rows, cells } = change
    const [sibling] = known.byHandle.get(handle) ?? []
    const differences = isNew ? [] : differencesOf(change, known)
    lost += differences.filter(losesLetters).length
    const listed = isNew ? added.map(toNewVariant) : differences.map(toCell)
    const shown = listed.slice(0, left)
    left -= shown.length
    return {
      handle,
      title: sibling?.[OWN_TITLE] || cells[OWN_TITLE] || handle,
      is_new: isNew,
      rows,
      variants: changed.length + added.length,
      state: stateOf(change, known),
      cells: shown,
      more_cells: listed.length - shown.length,
    }
  })
  return { products, lost_letters: lost }
}

/**
 * Identifies what a change would replace by what: it is another as soon as the shop has another value there. Rows are numbered
 * differently when a table is imported in parts, so they do not count.
 */
export function stateOf(change: ProductChange, known: Known): string {
  const cells = differencesOf(change, known).map(({ key, before, after }) => [key, before, after])
  return createHash("sha256")
    .update(JSON.stringify([change.isNew, cells]))
    .digest("base64url")
    .slice(0, STATE_CHARACTERS)
}

/** In the order of the table: by row, then by column. */
function differencesOf({ handle, cells, changed, added, rows }: ProductChange, known: Known): Difference[] {
  const compare = (row: number, after: ProductRow, before: ProductRow = {}) =>
    COLUMNS.flatMap(({ key }) =>
      after[key] ? [{ row, key, before: before[key] ?? "", after: after[key] }] : [],
    )
  return [
    ...compare(rows[0] ?? 0, cells, known.byHandle.get(handle)?.[0]),
    ...changed.flatMap(({ row, sku, cells: given }) => compare(row, given, known.bySku.get(sku))),
    ...added.flatMap(({ row, sku, cells: given }) => compare(row, { ...given, sku })),
  ].sort((one, other) => one.row - other.row)
}

/** What is to be checked before a new product comes in, variant by variant: what costs how much. */
function toNewVariant({ row, sku, cells }: VariantChange): ProductTableCell {
  const language = staffLanguage()
  const options = OPTION_NUMBERS.map((number) => cells[`value_${number}_${DEFAULT_LOCALE}`])
  const stock =
    cells.stock && `${formatNumber(Number(cells.stock), language)} ${staffText({ hu: "db", en: "pcs" })}`
  const price = cells.price && formatMoney(Number(cells.price), CURRENCY, language)
  return {
    row,
    column: staffText({ hu: "Változat", en: "Variant" }),
    before: "",
    after: [sku, ...options, price, stock].filter(Boolean).join(" · "),
  }
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
const OUTSIDE_ASCII = /[^\x00-\x7f\ufffd]/g
const PLACEHOLDERS = /[?\ufffd]/g

/** Whether "?" has come in the place of letters or of typographic characters, as some spreadsheets save them. */
export const losesLetters = ({ before, after }: Pick<Difference, "before" | "after">): boolean =>
  countOf(after, OUTSIDE_ASCII) < countOf(before, OUTSIDE_ASCII) &&
  countOf(after, PLACEHOLDERS) > countOf(before, PLACEHOLDERS)

function toCell({ row, key, ...texts }: Difference): ProductTableCell {
  const language = staffLanguage()
  const shown = (text: string) => (key === "status" ? (STATUS_WORDS[text]?.[language] ?? text) : text)
  const [before, after] = [shown(texts.before), shown(texts.after)]
  const start = firstShown(before, after)
  return {
    row,
    column: COLUMNS.find((column) => column.key === key)?.label[language] ?? key,
    before: excerpt(before, start),
    after: excerpt(after, start),
  }
}

/** Long texts that begin alike are shown from shortly before their first difference. */
function firstShown(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MOST_CHARACTERS) return 0
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same++
  return same > MOST_CHARACTERS - LEAD ? same - LEAD : 0
}

function excerpt(text: string, start: number): string {
  const part = text.slice(start, start + MOST_CHARACTERS)
  return `${start > 0 ? CUT : ""}${part}${start + part.length < text.length ? CUT : ""}`
}
