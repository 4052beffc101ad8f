import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** PDF files by name, for example `terms:hu:1`. */
export class Migration20261121115500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists stored_document (
        key text primary key,
        content bytea not null,
        sha256 text not null,
        created_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists stored_document`)
  }
}
