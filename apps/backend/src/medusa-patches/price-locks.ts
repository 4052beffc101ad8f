import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager } from "@medusajs/framework/utils"
import pricingModule from "@medusajs/medusa/pricing"

interface Transaction {
  execute(sql: string, values: unknown[]): Promise<unknown>
}

/** Prices of a variant, a delivery method or a price list. */
interface Prices {
  prices?: { id?: string }[]
}

type Save = (data: (Prices & Record<string, unknown>)[], context: Context<Transaction>) => Promise<unknown>

/** The methods that replace or add prices, and whose prices they change: the table, and its id in what they are given. */
const SAVES = [
  { method: "updatePriceSets_", table: "price_set", key: "id" },
  { method: "addPriceListPrices_", table: "price_list", key: "price_list_id" },
  { method: "updatePriceListPrices_", table: "price_list", key: "price_list_id" },
] as const

let installed = false

/**
 * Medusa reads the prices there are and replaces them, without a lock: of two saves at the same moment each left its own
 * price, and the product was sold for the lower one. Now the second waits for the first, and replaces its price.
 */
export function installPriceLocks(): void {
  if (installed) return
  installed = true
  const service = pricingModule.service.prototype as unknown as Record<string, Save>
  for (const { method, table, key } of SAVES) {
    const save = service[method]
    if (!save) throw new Error(`Medusa's pricing module has no method ${method}`)
    const locked: { value: Save } = {
      async value(this: unknown, data, context) {
        await context.transactionManager?.execute(
          lockRows(table, data.length),
          data.map((one) => one[key]),
        )
        return await save.call(this, data.map(forAnyQuantity), context)
      },
    }
    InjectTransactionManager()(service, method, locked)
    service[method] = locked.value
  }
}

/** In the order of ids, so that two that save several wait for each other instead of failing. */
const lockRows = (table: string, count: number) =>
  `select id from ${table} where id in (${Array(count).fill("?").join(", ") || "null"}) order by id for no key update`

/** A price without limits of quantity is another one for Medusa than a saved price whose limits are null: both would stay. */
const forAnyQuantity = <Owner extends Prices>(owner: Owner): Owner =>
  owner.prices
    ? {
        ...owner,
        prices: owner.prices.map((price) =>
          price.id ? price : { min_quantity: null, max_quantity: null, ...price },
        ),
      }
    : owner
