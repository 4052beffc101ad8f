import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Carriers' lists of points; a point's `list` is null if it came from none. */
export class Migration20261123054500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table pickup_point add column if not exists list text`)
    this.addSql(
      `create index if not exists pickup_point_list_index on pickup_point (list) where list is not null`,
    )
    this.addSql(`
      create table if not exists pickup_point_list (
        code text primary key,
        used boolean not null default false,
        read_at timestamptz,
        points integer not null default 0,
        problems jsonb not null default '[]',
        tried_at timestamptz,
        trouble text
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists pickup_point_list`)
    this.addSql(`alter table pickup_point drop column if exists list`)
  }
}
