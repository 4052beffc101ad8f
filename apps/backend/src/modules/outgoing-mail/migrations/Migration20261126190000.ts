import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When parcels got their numbers: a job looks for recent ones every minute. */
export class Migration20261126190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists porteka_fulfillment_label_created_at on fulfillment_label (created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists porteka_fulfillment_label_created_at`)
  }
}
