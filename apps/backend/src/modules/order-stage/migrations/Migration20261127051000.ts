import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A withdrawal from a whole order stays open until all money is back: orders with one are computed again. */
export class Migration20261127051000 extends Migration {
  override async up(): Promise<void> {
    // In a new database the table of withdrawals is created later.
    this.addSql(`
      do $$ begin
        if to_regclass('withdrawal_case') is not null then
          insert into order_stage_touch (order_id, touched_at)
          select order_id, now() - interval '1 hour' from withdrawal_case where order_id is not null;
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    // Nothing to undo: the stages are computed from the orders.
  }
}
