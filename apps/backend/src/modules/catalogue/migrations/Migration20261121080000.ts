import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The stored read model and its change feed. */
export class Migration20261121080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists catalogue_document (
        locale text not null,
        product_id text not null,
        handle text not null,
        product text not null,
        card text not null,
        entry text not null,
        fingerprint text not null,
        valid_until timestamptz null,
        indexed_at timestamptz not null,
        primary key (locale, product_id)
      )`)
    this.addSql(`create index if not exists catalogue_document_handle on catalogue_document (locale, handle)`)
    this.addSql(
      `create index if not exists catalogue_document_valid_until on catalogue_document (valid_until)`,
    )
    this.addSql(
      `create table if not exists catalogue_navigation (locale text primary key, navigation text not null)`,
    )
    this.addSql(`
      create table if not exists catalogue_change (
        cursor bigint generated always as identity primary key,
        tags text[] not null,
        product_ids text[] not null,
        created_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists catalogue_change, catalogue_navigation, catalogue_document`)
  }
}
