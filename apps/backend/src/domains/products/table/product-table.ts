import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductTablePreview, ProductTableProgress } from "@porteka/commerce-sdk"
import { environment } from "../../../env.ts"
import { csvLines, writeCsv } from "../../../records/csv.ts"
import { inTurns, mapInTurns } from "../../../records/in-turns.ts"
import { staffLanguage, staffText } from "../../../staff-language/staff-language.ts"
import { findDefaults } from "../sellable-defaults.ts"
import { applyChanges } from "./apply-import.ts"
import { COLUMNS, STATUS_WORDS } from "./columns.ts"
import { indexRows, type KnownProducts } from "./known-products.ts"
import { readOtherShop } from "./other-shops/shop-systems.ts"
import { namesOf, toRows } from "./other-shops/to-rows.ts"
import { type OutsidePictures, takeOutsidePictures } from "./outside-pictures.ts"
import {
  handleOf,
  type ImportPlan,
  ImportPlanner,
  type ProductChange,
  planImport,
  remarksOf,
  toGivenRows,
} from "./plan-import.ts"
import { previewChanges, stateOf } from "./preview-changes.ts"
import { type KnownRow, productsByPieces, readProducts } from "./read-products.ts"
import { readRows } from "./read-rows.ts"
import { type References, readReferences } from "./references.ts"

/** All products as a table that `importProducts` reads, some lines at a time. */
export async function* exportProducts(container: MedusaContainer): AsyncGenerator<string> {
  const language = staffLanguage()
  const shown = ({ row }: KnownRow, key: string) =>
    (key === "status" ? STATUS_WORDS[row.status ?? ""]?.[language] : row[key]) ?? ""
  yield writeCsv([COLUMNS.map(({ label }) => label[language])])
  for await (const some of productsByPieces(container))
    yield csvLines(some.map((one) => COLUMNS.map(({ key }) => shown(one, key))))
}

/** Previews an import. @throws NotATableError */
export async function previewImport(
  container: MedusaContainer,
  content: string,
): Promise<ProductTablePreview> {
  const plan = await planOf(container, await readRows(content), await readReferences(container), () => true)
  const { changes, known, existing: _, ...rest } = plan
  return { ...(await previewChanges(changes, known)), ...rest }
}

interface WantedImport {
  content: string
  rows: readonly number[]
  /** As the preview named them, by handle: a product that has changed since is refused. Those without one are not compared. */
  states: Readonly<Record<string, string>>
}

/**
 * Carries out the changes of some rows, reading only the products they name.
 * @throws NotATableError
 */
export async function importProducts(
  container: MedusaContainer,
  { content, rows, states }: WantedImport,
): Promise<ProductTableProgress> {
  const wanted = new Set(rows)
  const references = await readReferences(container)
  const { changes, existing, known } = await planOf(container, await readRows(content), references, (row) =>
    wanted.has(row),
  )
  const isAsShown = (change: ProductChange) =>
    (states[change.handle] ?? stateOf(change, known)) === stateOf(change, known)
  const shop = { existing, references, defaults: await findDefaults(container) }
  const { done, failed } = await applyChanges(container, changes.filter(isAsShown), shop)
  const outdated = changes
    .filter((change) => !isAsShown(change))
    .map(({ handle }) => ({ handle, message: changedSince() }))
  return { done, failed: [...failed, ...outdated] }
}

const changedSince = () =>
  staffText({
    hu: "Az ellenőrzés óta valaki módosította a boltban, ezért nem írtuk felül. Az előnézet már az új értéket mutatja: ha jó így, nyomja meg újra a gombot.",
    en: "Somebody has changed it in the shop since the check, so it was not overwritten. The preview shows the new value now: if it is right like this, press the button again.",
  })

/** The plan of our table, or of another shop's export. */
interface TablePlan extends ImportPlan {
  /** The shop system that wrote it; null for our table. */
  source: string | null
  known: KnownProducts
  /** The products that the table names, as far as the shop has them. */
  existing: KnownRow[]
  remarks: string[]
  /** Those that were not downloaded yet. */
  pictures: ProductTablePreview["pictures"]
}

type Table = readonly (readonly string[])[]

type IsWanted = (row: number) => boolean

async function planOf(
  container: MedusaContainer,
  table: Table,
  references: References,
  isWanted: IsWanted,
): Promise<TablePlan> {
  const foreign = readOtherShop(table)
  if (!foreign) return planOwn(container, table, references, isWanted)
  const products = foreign.products.filter(({ variants }) => variants.some(({ row }) => isWanted(row)))
  const existing = await readProducts(container, namesOf(products))
  const known = toKnown(existing, references)
  const own = toRows({ ...foreign, products }, known)
  const plan = planImport(own.rows, known)
  return {
    ...plan,
    problems: [...plan.problems, ...own.problems].sort((one, other) => one.row - other.row),
    source: foreign.source,
    known,
    existing,
    remarks: own.remarks,
    pictures: notFetched(own.pictures, existing),
  }
}

async function planOwn(
  container: MedusaContainer,
  table: Table,
  references: References,
  isWanted: IsWanted,
): Promise<TablePlan> {
  const given = (await mapInTurns(toGivenRows(table), (row) => row)).filter(({ row }) => isWanted(row))
  const existing = await readProducts(container, {
    handles: given.map(({ cells }) => handleOf(cells)),
    skus: given.flatMap(({ cells }) => cells.sku || []),
  })
  const known = toKnown(existing, references)
  const own = takeOutsidePictures(given, isOurs, (sku) => known.bySku.get(sku)?.handle)
  const planner = new ImportPlanner(known)
  await inTurns(own.rows, (row) => planner.add(row))
  return {
    ...planner.plan(),
    source: null,
    known,
    existing,
    remarks: remarksOf(table),
    pictures: notFetched(own.pictures, existing),
  }
}

const toKnown = (existing: readonly KnownRow[], references: References): KnownProducts => ({
  ...indexRows(existing.map(({ row }) => row)),
  categories: new Set(references.categories.keys()),
  categoryNames: references.categoryNames,
  collections: new Set(references.collections.keys()),
})

function isOurs(address: string): boolean {
  const { BACKEND_URL, PUBLIC_URL } = environment()
  return [BACKEND_URL, PUBLIC_URL].some((ours) => address.startsWith(`${ours}/`))
}

function notFetched(
  pictures: readonly OutsidePictures[],
  existing: readonly KnownRow[],
): ProductTablePreview["pictures"] {
  const products = new Map(existing.map(({ product }) => [product.handle, product]))
  return pictures.flatMap(({ handle, urls }) => {
    const product = products.get(handle)
    const fetched = new Set(product?.images.map(({ metadata }) => metadata?.fetched_from))
    const open = urls.filter((url) => !fetched.has(url))
    return open.length > 0 ? [{ handle, urls: open, is_known: product !== undefined }] : []
  })
}
