import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Entries of the journal, all languages in one row. */
export class Migration20261121091533 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists journal_entry (
        slug text primary key,
        author text not null,
        published_at timestamptz not null,
        texts jsonb not null,
        picture jsonb,
        product_handles jsonb not null default '[]'
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists journal_entry`)
  }
}
