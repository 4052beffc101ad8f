import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** One row: the owner's values by path, and the hash of the shop that was last sent to the change feed. */
export class Migration20261122072500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_settings (
        only_row boolean primary key default true check (only_row),
        values jsonb not null,
        announced text,
        updated_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_settings`)
  }
}
