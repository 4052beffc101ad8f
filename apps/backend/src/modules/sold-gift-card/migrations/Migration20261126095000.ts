import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Recorded cards that are not created yet; the job `gift-cards` looks for them every minute. */
export class Migration20261126095000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists sold_gift_card_unmade on sold_gift_card (created_at)
        where made_at is null and voided_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists sold_gift_card_unmade`)
  }
}
