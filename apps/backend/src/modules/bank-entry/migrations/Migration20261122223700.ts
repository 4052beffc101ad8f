import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Bank transactions that have paid an order. */
export class Migration20261122223700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists bank_entry (
        id text primary key,
        order_id text not null,
        amount numeric not null,
        booked_by text not null,
        created_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists bank_entry_order on bank_entry (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists bank_entry`)
  }
}
