import { toHandle } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { checkCells } from "./check-cells.ts"
import {
  COLUMNS,
  type GoodsRow,
  type KnownGoods,
  OPTION_NUMBERS,
  STATUS_WORDS,
  splitList,
} from "./columns.ts"

/** A row of a table, its cells as the shop writes them. */
export interface GivenRow {
  row: number
  cells: GoodsRow
}

export interface RowProblem {
  /** As the spreadsheet counts: the head is row 1. */
  row: number
  message: string
}

/** A variant of the table: what differs from the shop, or all of it when it is new. */
export interface VariantChange {
  row: number
  sku: string
  cells: GoodsRow
}

export interface ProductChange {
  handle: string
  /** Of the product itself; empty when nothing of it differs. */
  cells: GoodsRow
  changed: VariantChange[]
  added: VariantChange[]
  isNew: boolean
}

export interface ImportPlan {
  changes: ProductChange[]
  /** Rows that are the same as in the shop. */
  unchanged: number
  /** Their rows are left out; all others are taken. */
  problems: RowProblem[]
}

/** Its message is for the staff. */
export class NotATableError extends Error {
  override readonly name = "NotATableError"
}

const OWN_TITLE = `title_${DEFAULT_LOCALE}`
const optionKeys = (part: "option" | "value") =>
  OPTION_NUMBERS.map((number) => `${part}_${number}_${DEFAULT_LOCALE}`)
const OPTION_KEYS = [...optionKeys("option"), ...optionKeys("value")]
const PRODUCT_KEYS = COLUMNS.flatMap(({ key, isOfProduct }) => (isOfProduct && key !== "handle" ? [key] : []))
const VARIANT_KEYS = COLUMNS.flatMap(({ key, isOfProduct }) => (isOfProduct || key === "sku" ? [] : [key]))

/**
 * The rows of a table of ours.
 * @throws NotATableError when it has no head of ours
 */
export function toGivenRows(table: readonly (readonly string[])[]): GivenRow[] {
  const [head = [], ...lines] = table
  const keys = head.map(findKey)
  if (!keys.includes("sku")) {
    throw new NotATableError(
      "Az első sorban nem a termékek oszlopai állnak. Töltse le a termékeket innen, és azt a táblázatot módosítsa, vagy válassza a régi bolt (Shopify, WooCommerce, UNAS, Shoprenter) termékexportját. A táblázatunkban mindig kell „Cikkszám” oszlop; mellette „Név (Magyar)”, „Bruttó ár (Ft)”, „Készlet (db)” és a többi letöltött oszlop állhat.",
    )
  }
  return lines.map((line, index) => ({ row: index + 2, cells: toCells(keys, line) }))
}

/**
 * Compares rows with the shop. A row is a variant, found by its article number; an empty cell changes nothing. A row
 * that is wrong is named with its reason and left out.
 */
export function planImport(rows: readonly GivenRow[], known: KnownGoods): ImportPlan {
  const problems: RowProblem[] = []
  const changes = new Map<string, ProductChange>()
  const seen = new Set<string>()
  let unchanged = 0
  for (const { row, cells: given } of rows) {
    if (isAsDownloaded(given, known)) {
      unchanged++
      continue
    }
    const messages = [...checkCells(given, known), ...placeOf(given, known, seen)]
    if (messages.length > 0) {
      problems.push(...messages.map((message) => ({ row, message })))
      continue
    }
    seen.add(given.sku ?? "")
    if (!noteRow(changes, row, given, known)) unchanged++
  }
  return { changes: [...changes.values()], unchanged, problems }
}

/** A variant that has no article number in the shop either, and that nobody has changed. */
const isAsDownloaded = (given: GoodsRow, { rows }: KnownGoods): boolean =>
  !given.sku &&
  rows.some((row) => !row.sku && COLUMNS.every(({ key }) => (given[key] ?? "") === (row[key] ?? "")))

/** What cannot be decided by one cell alone. */
function placeOf(given: GoodsRow, known: KnownGoods, seen: ReadonlySet<string>): string[] {
  const { sku = "" } = given
  if (!sku) return ["Hiányzik a cikkszám: erről ismerhető fel a változat."]
  if (seen.has(sku)) return [`A(z) ${sku} cikkszám már szerepel a táblázatban.`]
  const variant = known.rows.find((row) => row.sku === sku)
  if (!variant) return missingOfNew(given, known)
  if (given.handle && variant.handle !== given.handle)
    return [`A(z) ${sku} cikkszám már a(z) „${variant.handle}” terméké.`]
  const moved = OPTION_KEYS.filter((key) => given[key] && given[key] !== variant[key])
  return moved.length > 0 ? ["Meglévő változat opciói csak a termék oldalán módosíthatók."] : []
}

function missingOfNew(given: GoodsRow, known: KnownGoods): string[] {
  const messages: string[] = []
  const siblings = known.rows.filter((row) => row.handle === handleOf(given))
  if (siblings.length === 0 && !given[OWN_TITLE]) messages.push("Új terméknek kell név.")
  if (!given.price) messages.push("Új változatnak kell ár.")
  const [sibling] = siblings
  for (const number of OPTION_NUMBERS) {
    const option = `option_${number}_${DEFAULT_LOCALE}`
    const wanted = sibling?.[option] || given[option]
    if (sibling && given[option] && given[option] !== sibling[option]) {
      messages.push(`A termék ${number}. opciója: „${sibling[option]}”.`)
    } else if (wanted && !given[`value_${number}_${DEFAULT_LOCALE}`]) {
      messages.push(`Hiányzik a(z) „${wanted}” opció értéke.`)
    }
  }
  return messages
}

/** @returns whether the row changes anything */
function noteRow(
  changes: Map<string, ProductChange>,
  row: number,
  given: GoodsRow,
  { rows }: KnownGoods,
): boolean {
  const { sku = "" } = given
  const variant = rows.find((one) => one.sku === sku)
  const handle = variant?.handle ?? handleOf(given)
  const sibling = rows.find((one) => one.handle === handle)
  const change = changes.get(handle) ?? {
    ...{ handle, cells: {}, changed: [], added: [] },
    isNew: sibling === undefined,
  }
  // The first row of a product speaks for it; the others repeat it.
  const ofProduct = { ...differences(given, sibling ?? {}, PRODUCT_KEYS), ...change.cells }
  const ofVariant = differences(given, variant ?? {}, VARIANT_KEYS)
  const isChanged = Object.keys(ofProduct).length > Object.keys(change.cells).length
  change.cells = ofProduct
  if (!variant) change.added.push({ row, sku, cells: ofVariant })
  else if (Object.keys(ofVariant).length > 0) change.changed.push({ row, sku, cells: ofVariant })
  else if (!isChanged) return false
  changes.set(handle, change)
  return true
}

function differences(given: GoodsRow, before: GoodsRow, keys: readonly string[]): GoodsRow {
  const differing = keys.filter((key) => given[key] && !isSame(key, given[key], before[key] ?? ""))
  return Object.fromEntries(differing.map((key) => [key, given[key] ?? ""]))
}

/** The order of categories says nothing, and the database gives them in any. */
const isSame = (key: string, given: string, before: string) =>
  key === "categories" ? splitList(given).sort().join() === splitList(before).sort().join() : given === before

const handleOf = (given: GoodsRow) => given.handle || toHandle(given[OWN_TITLE] ?? "")

const KEYS = new Map(
  COLUMNS.flatMap(({ key, label }) => [
    [key, key],
    [label.toLowerCase(), key],
  ]),
)
const findKey = (name: string) => KEYS.get(name.trim().toLowerCase()) ?? null

const STATUS_OF_WORD = new Map(Object.entries(STATUS_WORDS).map(([status, word]) => [status, word]))

/** The cells by column, as the shop writes them: "12 900 Ft" is 12900, "published" is "közzétéve". */
function toCells(keys: readonly (string | null)[], line: readonly string[]): GoodsRow {
  const cells = Object.fromEntries(
    keys.flatMap((key, index) => (key ? [[key, (line[index] ?? "").trim().replace(/\r\n/g, "\n")]] : [])),
  )
  const plainNumber = (text: string) => text.replace(/[\s\u00A0\u202F]|Ft|db|g$/g, "")
  for (const key of ["price", "stock", "weight"]) if (cells[key]) cells[key] = plainNumber(cells[key])
  const status = cells.status?.toLowerCase() ?? ""
  if (status) cells.status = STATUS_OF_WORD.get(status) ?? status
  return cells
}
