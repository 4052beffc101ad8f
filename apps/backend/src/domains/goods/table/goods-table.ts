import type { MedusaContainer } from "@medusajs/framework/types"
import type { GoodsTablePreview, GoodsTableProgress } from "@porteka/commerce-sdk"
import { readCsv, writeCsv } from "../../../records/csv.ts"
import { reasonOf } from "../../failure.ts"
import { applyChange, readReferences } from "./apply-import.ts"
import { COLUMNS } from "./columns.ts"
import { readForeign } from "./foreign/shop-systems.ts"
import { type ImportPlan, NotATableError, planImport, toGivenRows } from "./plan-import.ts"
import { readGoods } from "./read-goods.ts"

/** So many products at once: an answer comes in time, and the page shows how far it is. */
const PRODUCTS_AT_ONCE = 20

/** How an Excel workbook begins, which is a zip archive. */
const WORKBOOK = "PK\u0003\u0004"

/** All goods as a table that `importGoods` reads. */
export async function exportGoods(container: MedusaContainer): Promise<string> {
  const goods = await readGoods(container)
  return writeCsv([
    COLUMNS.map(({ label }) => label),
    ...goods.map(({ row }) => COLUMNS.map(({ key }) => row[key] ?? "")),
  ])
}

/** What a table would change. @throws NotATableError */
export async function previewImport(container: MedusaContainer, content: string): Promise<GoodsTablePreview> {
  const { changes, unchanged, problems, source, remarks } = await planOf(container, content)
  return {
    products: changes.map(({ handle, isNew, changed, added }) => ({
      ...{ handle, is_new: isNew },
      variants: changed.length + added.length,
    })),
    unchanged,
    problems,
    source,
    remarks,
  }
}

/** Carries out the first changes of a table. @param skipped products that were refused before */
export async function importGoods(
  container: MedusaContainer,
  content: string,
  skipped: readonly string[],
): Promise<GoodsTableProgress> {
  const { changes } = await planOf(container, content)
  const open = changes.filter(({ handle }) => !skipped.includes(handle))
  const references = await readReferences(container)
  const progress: GoodsTableProgress = { done: [], failed: [], remaining: 0 }
  for (const change of open.slice(0, PRODUCTS_AT_ONCE)) {
    try {
      await applyChange(container, change, references)
      progress.done.push(change.handle)
    } catch (error) {
      progress.failed.push({ handle: change.handle, message: reasonOf(error) })
    }
  }
  return { ...progress, remaining: Math.max(0, open.length - PRODUCTS_AT_ONCE) }
}

/** The plan of a table of ours, or of another shop's export. */
interface TablePlan extends ImportPlan {
  /** The shop system that wrote it; null for a table of ours. */
  source: string | null
  remarks: string[]
}

async function planOf(container: MedusaContainer, content: string): Promise<TablePlan> {
  if (content.startsWith(WORKBOOK)) {
    throw new NotATableError(
      "Ez Excel-munkafüzet. Nyissa meg, és mentse így: Fájl, Mentés másként, „CSV UTF-8 (pontosvesszővel tagolt)”.",
    )
  }
  const goods = await readGoods(container)
  const { categories, categoryNames, collections } = await readReferences(container)
  const known = {
    rows: goods.map(({ row }) => row),
    categories: new Set(categories.keys()),
    categoryNames,
    collections: new Set(collections.keys()),
  }
  const table = readCsv(content)
  const foreign = readForeign(table, known)
  if (!foreign) return { ...planImport(toGivenRows(table), known), source: null, remarks: [] }
  const plan = planImport(foreign.rows, known)
  const problems = [...plan.problems, ...foreign.problems].sort((one, other) => one.row - other.row)
  return { ...plan, problems, source: foreign.source, remarks: foreign.remarks }
}
