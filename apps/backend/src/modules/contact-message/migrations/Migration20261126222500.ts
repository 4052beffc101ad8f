import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the admin's page of messages shows. */
export class Migration20261126222500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "contact_message" add column if not exists "order_id" text null, add column if not exists "answered_at" timestamptz null, add column if not exists "answered_by" text null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "contact_message" drop column if exists "order_id", drop column if exists "answered_at", drop column if exists "answered_by";`,
    )
  }
}
