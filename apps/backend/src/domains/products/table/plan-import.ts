import { toHandle } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { isEmptyRow } from "../../../records/csv.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { checkCells } from "./check-cells.ts"
import {
  AT_DOWNLOAD,
  COLUMNS,
  OPTION_NUMBERS,
  type ProductRow,
  STATUS_WORDS,
  splitList,
  tidyCell,
} from "./columns.ts"
import type { KnownProducts } from "./known-products.ts"

/** A row of a table, with normalized cells. */
export interface GivenRow {
  row: number
  cells: ProductRow
}

export interface RowProblem {
  /** Spreadsheet row: the header is row 1. */
  row: number
  message: string
}

/** A variant of the table: its differences, or everything if it is new. */
export interface VariantChange {
  row: number
  sku: string
  cells: ProductRow
}

export interface ProductChange {
  handle: string
  /** Changes of the product itself; empty if there are none. */
  cells: ProductRow
  changed: VariantChange[]
  added: VariantChange[]
  isNew: boolean
  /** All rows it comes from: only these change the same product. */
  rows: number[]
}

export interface ImportPlan {
  changes: ProductChange[]
  /** Unchanged rows. */
  unchanged: number
  /** Their rows are skipped; all others are imported. */
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
const ONLY_READ: readonly string[] = Object.values(AT_DOWNLOAD)
const VARIANT_KEYS = COLUMNS.flatMap(({ key, isOfProduct }) =>
  isOfProduct || key === "sku" || ONLY_READ.includes(key) ? [] : [key],
)

/**
 * The rows of our table, one by one.
 * @throws NotATableError if it has no header of ours
 */
export function* toGivenRows(table: readonly (readonly string[])[]): Generator<GivenRow> {
  const [head = [], ...lines] = table
  const keys = head.map(findKey)
  if (!keys.includes("sku")) {
    throw new NotATableError(
      staffText({
        hu: "Az első sorban nem a termékek oszlopai állnak. Töltse le a termékeket innen, és azt a táblázatot módosítsa, vagy válassza a régi bolt (Shopify, WooCommerce, UNAS, Shoprenter) termékexportját. A táblázatunkban mindig kell „Cikkszám” oszlop; mellette „Név (magyar)”, „Bruttó ár (Ft)”, „Készlet (db)” és a többi letöltött oszlop állhat.",
        en: "The first row does not hold the columns of products. Download the products here and change that table, or choose the product export of the old shop (Shopify, WooCommerce, UNAS, Shoprenter). Our table always needs the column “SKU”; beside it “Name (Hungarian)”, “Gross price (Ft)”, “Stock (pcs)” and the other downloaded columns may stand.",
      }),
    )
  }
  for (const [index, line] of lines.entries())
    if (!isEmptyRow(line)) yield { row: index + 2, cells: toCells(keys, line) }
}

/** Columns of our table that are not read: unknown ones, and those that are there twice. */
export function remarksOf([head = [], ...lines]: readonly (readonly string[])[]): string[] {
  const filled = head.flatMap((name, place) =>
    name.trim() && lines.some((line) => line[place]?.trim())
      ? [{ name: name.trim(), key: findKey(name) }]
      : [],
  )
  const unknown = filled.filter(({ key }) => key === null).map(({ name }) => name)
  const twice = filled.filter(
    ({ key }, index) => key !== null && filled.findIndex((one) => one.key === key) < index,
  )
  return [
    ...(unknown.length > 0
      ? [
          staffText({
            hu: `Ezeket az oszlopokat a bolt nem ismeri, kimaradnak: ${unknown.map((name) => `„${name}”`).join(", ")}.`,
            en: `The shop does not know these columns, they are left out: ${unknown.map((name) => `“${name}”`).join(", ")}.`,
          }),
        ]
      : []),
    ...twice.map(({ name }) =>
      staffText({
        hu: `A(z) „${name}” oszlop kétszer szerepel: az utolsó számít.`,
        en: `The column “${name}” is there twice: the last one counts.`,
      }),
    ),
  ]
}

/**
 * Compares rows with the shop. A row is a variant, found by SKU; an empty cell changes nothing. Invalid rows
 * are reported and skipped.
 */
export class ImportPlanner {
  readonly #known: KnownProducts
  readonly #changes = new Map<string, ProductChange>()
  readonly #problems: RowProblem[] = []
  readonly #seen = new Set<string>()
  #unchanged = 0

  constructor(known: KnownProducts) {
    this.#known = known
  }

  /** Takes the next row of the table. */
  add({ row, cells: given }: GivenRow): void {
    if (isAsDownloaded(given, this.#known)) {
      this.#unchanged++
      return
    }
    const messages = [...checkCells(given, this.#known), ...problemsOfRow(given, this.#known, this.#seen)]
    if (messages.length > 0) {
      this.#problems.push(...messages.map((message) => ({ row, message })))
      return
    }
    this.#seen.add(given.sku ?? "")
    if (!noteRow(this.#changes, row, given, this.#known)) this.#unchanged++
  }

  plan(): ImportPlan {
    return { changes: [...this.#changes.values()], unchanged: this.#unchanged, problems: this.#problems }
  }
}

export function planImport(rows: Iterable<GivenRow>, known: KnownProducts): ImportPlan {
  const planner = new ImportPlanner(known)
  for (const row of rows) planner.add(row)
  return planner.plan()
}

/** An unchanged variant that has no SKU in the shop either. */
const isAsDownloaded = (given: ProductRow, { byHandle }: KnownProducts): boolean =>
  !given.sku &&
  (byHandle.get(given.handle ?? "") ?? []).some(
    (row) =>
      !row.sku &&
      Object.keys(differences(withoutOldNumbers(given), row, [...PRODUCT_KEYS, ...VARIANT_KEYS])).length ===
        0,
  )

const OWN_VALUES = optionKeys("value")

/** The variant of the shop that has the options of a row with another SKU, or with none. */
const sameOptions = (given: ProductRow, { bySku, byHandle }: KnownProducts): ProductRow | undefined =>
  bySku.has(given.sku ?? "")
    ? undefined
    : byHandle
        .get(handleOf(given))
        ?.find((row) => OWN_VALUES.every((key) => (given[key] ?? "") === (row[key] ?? "")))

const withoutSku = () =>
  staffText({
    hu: "Ennek a változatnak a boltban nincs cikkszáma, pedig erről ismerhető fel. Adja meg a termék lapján (Változatok, a változat, „…”, Szerkesztés), és töltse le újra a táblázatot.",
    en: "This variant has no SKU in the shop, but is known by it. Enter one on the product's page (Variants, the variant, “…”, Edit), and download the table again.",
  })

const takenOptions = (sku: string) =>
  staffText({
    hu: `Ezekkel az opciókkal már van változat, a cikkszáma: „${sku}”. Új változatnak más érték kell; meglévőnek a cikkszáma csak a termék oldalán módosítható.`,
    en: `There is a variant with these options already, its SKU is “${sku}”. A new variant needs other values; the SKU of one that exists can only be changed on the page of its product.`,
  })

/** What is wrong with a row beside others and in the shop, not in a single cell. */
function problemsOfRow(given: ProductRow, known: KnownProducts, seen: ReadonlySet<string>): string[] {
  const { sku = "" } = given
  const same = sameOptions(given, known)
  if (same && !same.sku) return [withoutSku()]
  if (!sku)
    return [
      staffText({
        hu: "Hiányzik a cikkszám: erről ismerhető fel a változat.",
        en: "The SKU is missing: a variant is known by it.",
      }),
    ]
  if (seen.has(sku))
    return [
      staffText({
        hu: `A(z) ${sku} cikkszám már szerepel a táblázatban.`,
        en: `The SKU ${sku} stands in the table already.`,
      }),
    ]
  if (same?.sku) return [takenOptions(same.sku)]
  const variant = known.bySku.get(sku)
  if (!variant) return missingOfNew(given, known)
  if (given.handle && variant.handle !== given.handle)
    return [
      staffText({
        hu: `A(z) ${sku} cikkszám már a(z) „${variant.handle}” terméké.`,
        en: `The SKU ${sku} belongs to the product “${variant.handle}”.`,
      }),
    ]
  const moved = OPTION_KEYS.filter((key) => given[key] && given[key] !== variant[key])
  return moved.length > 0
    ? [
        staffText({
          hu: "Meglévő változat opciói csak a termék oldalán módosíthatók.",
          en: "Options of a variant that exists can only be changed on the page of its product.",
        }),
      ]
    : []
}

function missingOfNew(given: ProductRow, known: KnownProducts): string[] {
  const messages: string[] = []
  const siblings = known.byHandle.get(handleOf(given)) ?? []
  if (siblings.length === 0 && !given[OWN_TITLE])
    messages.push(
      staffText({
        hu: `„${given.sku}” cikkszám nincs a boltban; ha új termék, név is kell hozzá.`,
        en: `The shop has no SKU “${given.sku}”; a new product also needs a name.`,
      }),
    )
  if (!given.price)
    messages.push(staffText({ hu: "Új változatnak kell ár.", en: "A new variant needs a price." }))
  const [sibling] = siblings
  for (const number of OPTION_NUMBERS) {
    const option = `option_${number}_${DEFAULT_LOCALE}`
    const wanted = sibling?.[option] || given[option]
    if (sibling && given[option] && given[option] !== sibling[option]) {
      messages.push(
        staffText({
          hu: `A termék ${number}. opciója: „${sibling[option]}”.`,
          en: `Option ${number} of the product is “${sibling[option]}”.`,
        }),
      )
    } else if (wanted && !given[`value_${number}_${DEFAULT_LOCALE}`]) {
      messages.push(
        staffText({
          hu: `Hiányzik a(z) „${wanted}” opció értéke.`,
          en: `The value of the option “${wanted}” is missing.`,
        }),
      )
    }
  }
  return messages
}

/** @returns whether the row changes anything */
function noteRow(
  changes: Map<string, ProductChange>,
  row: number,
  given: ProductRow,
  { bySku, byHandle }: KnownProducts,
): boolean {
  const { sku = "" } = given
  const variant = bySku.get(sku)
  const handle = variant?.handle ?? handleOf(given)
  const [sibling] = byHandle.get(handle) ?? []
  const change = changes.get(handle) ?? {
    handle,
    cells: {},
    changed: [],
    added: [],
    rows: [],
    isNew: sibling === undefined,
  }
  // Product data is taken from the first row of a product; the others repeat it.
  const ofProduct = { ...differences(given, sibling ?? {}, PRODUCT_KEYS), ...change.cells }
  const ofVariant = variant
    ? differences(withoutOldNumbers(given), variant, VARIANT_KEYS)
    : differences(given, {}, VARIANT_KEYS)
  const isChanged = Object.keys(ofProduct).length > Object.keys(change.cells).length
  change.cells = ofProduct
  if (!variant) change.added.push({ row, sku, cells: ofVariant })
  else if (Object.keys(ofVariant).length > 0) change.changed.push({ row, sku, cells: ofVariant })
  else if (!isChanged) return false
  change.rows.push(row)
  changes.set(handle, change)
  return true
}

/**
 * Since the table was downloaded, pieces may have been sent and a colleague may have changed the price: only a number that was
 * changed in the table is to be set.
 */
function withoutOldNumbers(given: ProductRow): ProductRow {
  const old = Object.entries(AT_DOWNLOAD).filter(([key, atDownload]) => given[key] === given[atDownload])
  return { ...given, ...Object.fromEntries(old.map(([key]) => [key, ""])) }
}

function differences(given: ProductRow, before: ProductRow, keys: readonly string[]): ProductRow {
  const differing = keys.filter((key) => given[key] && !isSame(key, given[key], before[key] ?? ""))
  return Object.fromEntries(differing.map((key) => [key, given[key] ?? ""]))
}

/** Category order has no meaning, and the database returns them in any. */
const isSame = (key: string, given: string, before: string) =>
  key === "categories" ? splitList(given).sort().join() === splitList(before).sort().join() : given === before

export const handleOf = (given: ProductRow) => given.handle || toHandle(given[OWN_TITLE] ?? "")

const KEYS = new Map(
  COLUMNS.flatMap(({ key, label, formerLabels = [] }) => [
    [key, key] as const,
    ...[...Object.values(label), ...formerLabels].map((name) => [name.toLowerCase(), key] as const),
  ]),
)
const findKey = (name: string) => KEYS.get(name.trim().toLowerCase()) ?? null

const STATUS_OF_WORD = new Map(
  Object.entries(STATUS_WORDS).flatMap(([status, words]) =>
    Object.values(words).map((word) => [word, status] as const),
  ),
)

const PIECES = /(db|pcs)\.?$/i

const FORINTS = /(Ft|HUF)\.?$/i

/** What people write after the number of a cell. */
const UNITS: Readonly<Record<string, RegExp>> = {
  price: FORINTS,
  [AT_DOWNLOAD.price]: FORINTS,
  stock: PIECES,
  [AT_DOWNLOAD.stock]: PIECES,
  weight: /gr?\.?$/i,
}

/** Normalizes the cells by column: "12 900 Ft" becomes 12900, "közzétéve" becomes "published". */
function toCells(keys: readonly (string | null)[], line: readonly string[]): ProductRow {
  const cells = Object.fromEntries(
    keys.flatMap((key, index) => (key ? [[key, tidyCell(line[index] ?? "")]] : [])),
  )
  for (const [key, unit] of Object.entries(UNITS))
    if (cells[key]) cells[key] = plainNumber(key, cells[key], unit)
  const status = cells.status?.toLowerCase() ?? ""
  if (status) cells.status = STATUS_OF_WORD.get(status) ?? status
  return cells
}

/** "12.900" and "1,234,500": a price has no thousandths, so that these are thousands separators. */
const GROUPED_PRICE = /^\d{1,3}(?:[.,]\d{3})+(?=$|[.,])/

/**
 * The digits of a number; another text stays as it is, so that the message about it quotes what was typed.
 * Spreadsheets that show decimals save "5490,00", and people write "5490,-".
 */
function plainNumber(key: string, text: string, unit: RegExp): string {
  const spaceless = text.replace(/\s/g, "").replace(unit, "")
  const bare =
    UNITS[key] === FORINTS
      ? spaceless.replace(GROUPED_PRICE, (digits) => digits.replace(/[.,]/g, ""))
      : spaceless
  return /^(\d+)(?:[.,](?:0{1,2}|[-–]))?$/.exec(bare)?.[1] ?? text
}
