import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductTableProgress } from "@porteka/commerce-sdk"
import { reasonForStaff } from "../../../logs/failure.ts"
import { databaseFaultOf } from "../../../records/database-faults.ts"
import { repairVariants } from "../repair-variants.ts"
import { dropHalfMade } from "./drop-half-made.ts"
import type { ProductChange } from "./plan-import.ts"
import type { KnownRow } from "./read-products.ts"
import { type ShopRecords, toWrites } from "./to-writes.ts"
import { writeProductsWorkflow } from "./write-products.workflow.ts"

/** Products written together. With twenty, turns of the process took up to 97 ms (bench/bulk-import). */
const AT_ONCE = 10

const isHalfMade = ({
  variant: { price_set: prices, manage_inventory: isCounted, inventory_items: items },
}: KnownRow) => !prices || (isCounted && items.length === 0)

/** Writes changes; Medusa's refusal of one product does not affect the others. */
export async function applyChanges(
  container: MedusaContainer,
  changes: readonly ProductChange[],
  shop: ShopRecords,
): Promise<ProductTableProgress> {
  const halfMade = shop.existing.filter(isHalfMade).map(({ variant }) => variant.id)
  if (halfMade.length > 0) await repairVariants(container, halfMade)
  const all: ProductTableProgress[] = []
  for (let start = 0; start < changes.length; start += AT_ONCE)
    all.push(await applySome(container, changes.slice(start, start + AT_ONCE), shop))
  return { done: all.flatMap(({ done }) => done), failed: all.flatMap(({ failed }) => failed) }
}

/**
 * All together; if they are refused, nothing is left of them, and each is tried alone.
 * @throws what the database's loss has thrown: each of them would wait for it again, for minutes
 */
async function applySome(
  container: MedusaContainer,
  changes: readonly ProductChange[],
  shop: ShopRecords,
): Promise<ProductTableProgress> {
  const handles = changes.map(({ handle }) => handle)
  try {
    await writeProductsWorkflow(container).run({ input: toWrites(changes, shop) })
    return { done: handles, failed: [] }
  } catch (error) {
    if (databaseFaultOf(error)) throw error
    const [change, ...others] = changes
    if (change !== undefined && others.length === 0) {
      if (await dropHalfMade(container, change)) return await applySome(container, [change], shop)
      return { done: [], failed: [{ handle: change.handle, message: reasonForStaff(error) }] }
    }
    const alone: ProductTableProgress[] = []
    for (const change of changes) alone.push(await applySome(container, [change], shop))
    return { done: alone.flatMap(({ done }) => done), failed: alone.flatMap(({ failed }) => failed) }
  }
}
