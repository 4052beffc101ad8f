import type { ProductTableCell, ProductTablePreview } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { mapInTurns } from "../../../records/in-turns.ts"
import { staffLanguage } from "../../../staff-language/staff-language.ts"
import { COLUMNS, type ProductRow, STATUS_WORDS } from "./columns.ts"
import type { KnownProducts } from "./known-products.ts"
import type { ProductChange } from "./plan-import.ts"

/** Cells that a preview lists; the others are counted. */
const MOST_CELLS = 500
const MOST_CHARACTERS = 80
/** Characters shown before the first difference of long texts. */
const LEAD = 20
const CUT = "…"
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
    const shown = differences.slice(0, left)
    left -= shown.length
    return {
      handle,
      title: sibling?.[OWN_TITLE] || cells[OWN_TITLE] || handle,
      is_new: isNew,
      rows,
      variants: changed.length + added.length,
      cells: shown.map(toCell),
      more_cells: differences.length - shown.length,
    }
  })
  return { products, lost_letters: lost }
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
