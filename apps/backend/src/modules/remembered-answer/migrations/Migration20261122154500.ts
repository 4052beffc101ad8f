import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** One row per call that creates something; without a status while it is running. */
export class Migration20261122154500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists remembered_answer (
        asker text not null,
        key text not null,
        question text not null,
        status smallint,
        body text,
        created_at timestamptz not null default now(),
        primary key (asker, key)
      )`)
    this.addSql(`create index if not exists remembered_answer_age on remembered_answer (created_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists remembered_answer`)
  }
}
