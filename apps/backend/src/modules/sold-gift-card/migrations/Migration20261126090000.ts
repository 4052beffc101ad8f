import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Gift cards that the staff gives out have no order, but a reason and a giver. */
export class Migration20261126090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table sold_gift_card alter column order_id drop not null, alter column line_item_id drop not null,
         add column if not exists reason text null, add column if not exists given_by text null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`delete from sold_gift_card where order_id is null`)
    this.addSql(
      `alter table sold_gift_card drop column if exists given_by, drop column if exists reason,
         alter column line_item_id set not null, alter column order_id set not null`,
    )
  }
}
