import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { NO_TOUCH_TRIGGERS, TOUCH_TRIGGERS } from "../touch-triggers.sql.ts"

/** The stage of every order, and the orders whose stage has to be computed again (ADR 0112): at first all of them. */
export class Migration20261126154000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists order_stage (
        order_id text primary key,
        stage text not null,
        created_at timestamptz not null,
        late_at timestamptz
      )`)
    this.addSql(`create index if not exists order_stage_list on order_stage (stage, created_at, order_id)`)
    this.addSql(
      `create index if not exists order_stage_late_at on order_stage (late_at) where late_at is not null`,
    )
    this.addSql(`
      create table if not exists order_stage_touch (
        order_id text not null,
        touched_at timestamptz not null default clock_timestamp()
      )`)
    this.addSql(`create index if not exists order_stage_touch_touched_at on order_stage_touch (touched_at)`)
    for (const statement of TOUCH_TRIGGERS) this.addSql(statement)
    this.addSql(
      `insert into order_stage_touch (order_id, touched_at) select id, now() - interval '1 hour' from "order"`,
    )
  }

  override async down(): Promise<void> {
    for (const statement of NO_TOUCH_TRIGGERS) this.addSql(statement)
    this.addSql(`drop table if exists order_stage_touch`)
    this.addSql(`drop table if exists order_stage`)
  }
}
