import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Shoppers' searches without a result. */
export class Migration20261121100000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists catalogue_missed_search (
        locale text not null,
        query text not null,
        count integer not null default 1,
        last_asked_at timestamptz not null default now(),
        primary key (locale, query)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists catalogue_missed_search`)
  }
}
