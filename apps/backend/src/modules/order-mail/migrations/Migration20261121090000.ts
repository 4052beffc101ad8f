import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** One row per mail about an order; the pair of order and kind makes it impossible to send one twice. */
export class Migration20261121090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists order_mail (
        id text primary key,
        order_id text not null,
        kind text not null,
        locale text not null,
        recipient text not null,
        state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed')),
        attempts integer not null default 0,
        last_error text null,
        due_at timestamptz not null default now(),
        claimed_at timestamptz null,
        sent_at timestamptz null,
        created_at timestamptz not null default now(),
        unique (order_id, kind)
      )`)
    this.addSql(
      `create index if not exists order_mail_open on order_mail (due_at) where state in ('pending', 'sending')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists order_mail`)
  }
}
