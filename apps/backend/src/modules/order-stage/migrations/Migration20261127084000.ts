import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A cart becomes one order, even if two processes believe that they hold its lock (ADR 0124). It also finds the order of a cart
 * without its link.
 */
export class Migration20261127084000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create unique index if not exists porteka_order_of_cart on "order" ((metadata->>'cart_id')) where deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists porteka_order_of_cart`)
  }
}
