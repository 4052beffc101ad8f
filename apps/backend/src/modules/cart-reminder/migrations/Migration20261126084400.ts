import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Open carts of somebody with an address; addresses of abandoned carts are deleted after a month. */
export class Migration20261126084400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists porteka_cart_addressed on cart (id)
          where completed_at is null and deleted_at is null and (email is not null or customer_id is not null)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists porteka_cart_addressed`)
  }
}
