import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Entries, all their saved versions (rows are only added), and the last state sent to the change feed, by
 * kind. The current version is the newest one whose publication date has passed.
 */
export class Migration20261122190500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists content_entry (
        id text primary key,
        kind text not null,
        key text not null,
        latest integer not null,
        created_at timestamptz not null default now(),
        unique (kind, key)
      )`)
    this.addSql(`
      create table if not exists content_version (
        entry_id text not null references content_entry (id),
        number integer not null,
        values jsonb not null,
        shown boolean not null,
        saved_by text,
        created_at timestamptz not null default now(),
        publish_at timestamptz,
        edition integer,
        primary key (entry_id, number)
      )`)
    this.addSql(`
      create table if not exists content_announced (kind text primary key, fingerprint text not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists content_announced`)
    this.addSql(`drop table if exists content_version`)
    this.addSql(`drop table if exists content_entry`)
  }
}
