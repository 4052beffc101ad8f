import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders whose buyers asked for Árukereső's questionnaire, and the state of these requests. */
export class Migration20261124101500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists survey_request (
        order_id text primary key,
        tries integer not null default 1,
        tried_at timestamptz not null default now(),
        done_at timestamptz null
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists survey_request`)
  }
}
