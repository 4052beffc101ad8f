import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The times of events of orders: jobs look for recent ones every minute, and Medusa's tables have no index on them. */
const TIMES = [
  ["order", "created_at"],
  ["order", "canceled_at"],
  ["payment", "captured_at"],
  ["refund", "created_at"],
  ["fulfillment", "created_at"],
  ["fulfillment", "shipped_at"],
  ["fulfillment", "delivered_at"],
  ["order_change", "confirmed_at"],
  ["return", "requested_at"],
  ["return", "received_at"],
] as const

/** Not a name that a later version of Medusa could use for an index of its own. */
const nameOf = (table: string, column: string) => `porteka_${table}_${column}`

export class Migration20261126084000 extends Migration {
  override async up(): Promise<void> {
    for (const [table, column] of TIMES)
      this.addSql(
        `create index if not exists "${nameOf(table, column)}" on "${table}" (${column}) where ${column} is not null`,
      )
  }

  override async down(): Promise<void> {
    for (const [table, column] of TIMES) this.addSql(`drop index if exists "${nameOf(table, column)}"`)
  }
}
