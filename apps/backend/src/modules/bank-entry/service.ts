import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export interface BookedEntry {
  /** The id from `nameEntries`. */
  id: string
  order_id: string
  amount: number
  booked_by: string
  /** Less than was due: it waits for the rest, which makes the order paid. */
  is_part: boolean
}

/** Bank transactions that have paid an order, or a part of it: each does so once, whichever statement contains it. */
export default class BankEntryModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Those of the given entries that have paid an order, with the order. */
  async findBooked(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#knex<BookedEntry>("bank_entry")
      .whereIn("id", [...ids])
      .select("id", "order_id")
    return new Map(rows.map(({ id, order_id: orderId }) => [id, orderId]))
  }

  /** What has arrived of these orders, as long as they wait for the rest. */
  async sumParts(orderIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#knex("bank_entry")
      .whereIn("order_id", [...orderIds])
      .where({ is_part: true })
      .groupBy("order_id")
      .select<Pick<BookedEntry, "order_id" | "amount">[]>(
        "order_id",
        this.#knex.raw("sum(amount)::float8 as amount"),
      )
    return new Map(rows.map(({ order_id: orderId, amount }) => [orderId, amount]))
  }

  /** The order is paid: nothing waits for a rest any more. */
  async settleParts(orderId: string): Promise<void> {
    await this.#knex("bank_entry").where({ order_id: orderId, is_part: true }).update({ is_part: false })
  }

  async record(entry: BookedEntry): Promise<void> {
    await this.#knex("bank_entry").insert(entry).onConflict("id").ignore()
  }
}
