import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { touchTriggersOf } from "../touch-triggers.sql.ts"

/** Money of a bank statement that has to go back makes its order a problem: part payments of canceled orders, from now on. */
export class Migration20261128091000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of touchTriggersOf("bank_entry")) this.addSql(statement)
    this.addSql(`
      insert into order_stage_touch (order_id, touched_at)
      select distinct order_id, now() - interval '1 hour' from bank_entry where is_part`)
  }

  override async down(): Promise<void> {
    // The triggers are dropped together with the others.
  }
}
