import { createRequire } from "node:module"
import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager } from "@medusajs/framework/utils"
import productModule from "@medusajs/medusa/product"

const ofMedusa = createRequire(require.resolve("@medusajs/medusa/product"))
const { default: ProductCategoryService } = ofMedusa("@medusajs/product/dist/services/product-category") as {
  default: { prototype: object }
}

interface Transaction {
  execute(sql: string): Promise<unknown>
}

type Method = (...given: unknown[]) => Promise<unknown>

/** The methods that move categories, the repository that opens their transaction, and which parameter its context is. */
const MOVES: [service: { prototype: object }, repository: string, methods: Record<string, number>][] = [
  [ProductCategoryService, "productCategoryRepository_", { create: 1, update: 1, delete: 1, softDelete: 1 }],
  // They read the categories before they move them.
  [productModule.service, "baseRepository_", { updateProductCategories_: 2, upsertProductCategories_: 1 }],
]

const LOCK = "select pg_advisory_xact_lock(hashtextextended('product_category', 0))"

let installed = false

/**
 * Whoever adds, moves or deletes a category also renumbers the ones beside it. Medusa does so without a lock: of several
 * calls at once some failed, because each waited for rows of another one, and the others left two categories with one
 * number. Now they wait for each other.
 */
export function installCategoryOrder(): void {
  if (installed) return
  installed = true
  for (const [service, repository, methods] of MOVES)
    for (const [name, context] of Object.entries(methods))
      lockFirst(service.prototype as Record<string, Method>, name, { repository, context })
}

function lockFirst(
  service: Record<string, Method>,
  name: string,
  { repository, context }: { repository: string; context: number },
): void {
  const move = service[name]
  if (!move) throw new Error(`Medusa's categories have no method ${name}`)
  const locked: { value: Method } = {
    async value(this: unknown, ...given) {
      await (given[context] as Context<Transaction>).transactionManager?.execute(LOCK)
      return await move.apply(this, given)
    },
  }
  InjectTransactionManager(repository)(service, name, locked)
  service[name] = locked.value
}
