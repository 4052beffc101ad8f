import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What belongs to a cart, and which cart an address belongs to. */
const REFERENCES = [
  ["cart_line_item", "cart_id"],
  ["cart_line_item_adjustment", "item_id"],
  ["cart_line_item_tax_line", "item_id"],
  ["cart_shipping_method", "cart_id"],
  ["cart_shipping_method_adjustment", "shipping_method_id"],
  ["cart_shipping_method_tax_line", "shipping_method_id"],
  ["cart", "shipping_address_id"],
  ["cart", "billing_address_id"],
] as const

/**
 * Deleting a cart looks for what belongs to it. Medusa's indexes leave out deleted rows, so PostgreSQL cannot use them for that: it
 * read all lines for each cart, and all carts for each address.
 */
export class Migration20261129011500 extends Migration {
  override async up(): Promise<void> {
    for (const [table, column] of REFERENCES)
      this.addSql(
        `create index if not exists porteka_${table}_${column} on ${table} (${column}) where ${column} is not null`,
      )
  }

  override async down(): Promise<void> {
    for (const [table, column] of REFERENCES) this.addSql(`drop index if exists porteka_${table}_${column}`)
  }
}
