import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The running releases, so that only the latest one rebuilds the documents of the others. */
export class Migration20261122073000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists catalogue_release (
        format integer primary key,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists catalogue_release`)
  }
}
