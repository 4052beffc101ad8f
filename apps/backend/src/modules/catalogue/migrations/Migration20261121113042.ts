import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Former handles of products, categories and collections. */
export class Migration20261121113042 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists catalogue_old_handle (
        kind text not null,
        handle text not null,
        record_id text not null,
        primary key (kind, handle)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists catalogue_old_handle`)
  }
}
