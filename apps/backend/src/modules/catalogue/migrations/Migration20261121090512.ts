import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Documents contain the format they were built with, so that a new release rebuilds them. */
export class Migration20261121090512 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table catalogue_document add column if not exists format integer not null default 1`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table catalogue_document drop column if exists format`)
  }
}
