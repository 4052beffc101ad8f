import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Customers can also subscribe in their accounts, without an order. */
export class Migration20261122070600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table newsletter_subscription alter column order_id drop not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from newsletter_subscription where order_id is null`)
    this.addSql(`alter table newsletter_subscription alter column order_id set not null`)
  }
}
