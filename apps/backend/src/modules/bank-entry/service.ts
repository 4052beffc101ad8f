import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

export interface BookedEntry {
  /** The id from `nameEntries`. */
  id: string
  order_id: string
  amount: number
  booked_by: string
}

/** Bank transactions that have paid an order: each does so once, whichever statement contains it. */
export default class BankEntryModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Those of the given entries that have paid an order, with the order. */
  async findBooked(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#knex<BookedEntry>("bank_entry")
      .whereIn("id", [...ids])
      .select("id", "order_id")
    return new Map(rows.map(({ id, order_id: orderId }) => [id, orderId]))
  }

  async record(entry: BookedEntry): Promise<void> {
    await this.#knex("bank_entry").insert(entry).onConflict("id").ignore()
  }
}
