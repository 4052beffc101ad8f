import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What happens after the decision (goods received, money refunded) is read from the order instead of being chosen. */
export class Migration20261127083000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update withdrawal_case set status = 'accepted' where status in ('awaiting_goods', 'goods_received', 'refunding')`,
    )
    this.addSql(`alter table withdrawal_case drop constraint if exists withdrawal_case_status_check`)
    this.addSql(
      `alter table withdrawal_case add constraint withdrawal_case_status_check
         check (status in ('received', 'checking', 'accepted', 'rejected', 'closed'))`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table withdrawal_case drop constraint if exists withdrawal_case_status_check`)
    this.addSql(
      `alter table withdrawal_case add constraint withdrawal_case_status_check
         check (status in ('received', 'checking', 'accepted', 'rejected', 'awaiting_goods', 'goods_received', 'refunding', 'closed'))`,
    )
  }
}
