import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A withdrawal from a whole order stays open until all money is back, and an order that was refunded before it was sent is a
 * problem: these orders are computed again.
 */
export class Migration20261127051000 extends Migration {
  override async up(): Promise<void> {
    // In a new database these tables are created later.
    this.addSql(`
      do $$ begin
        if to_regclass('withdrawal_case') is not null then
          insert into order_stage_touch (order_id, touched_at)
          select order_id, now() - interval '1 hour' from withdrawal_case where order_id is not null;
        end if;
        if to_regclass('refund') is not null and to_regclass('order_payment_collection') is not null then
          insert into order_stage_touch (order_id, touched_at)
          select link.order_id, now() - interval '1 hour'
            from refund
            join payment on payment.id = refund.payment_id
            join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id;
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    // Nothing to undo: the stages are computed from the orders.
  }
}
