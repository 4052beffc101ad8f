import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125080000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists sold_gift_card (
         id text primary key, line_item_id text not null, piece int not null, order_id text not null,
         code text not null unique, value int not null, locale text not null, buyer_email text not null,
         buyer_name text not null, recipient_name text not null, recipient_email text null, message text null,
         send_on date not null, valid_until date not null, made_at timestamptz null, sent_at timestamptz null,
         sendings int not null default 0, voided_at timestamptz null, voided_by text null,
         created_at timestamptz not null default now(), unique (line_item_id, piece))`,
    )
    this.addSql(`create index if not exists sold_gift_card_order on sold_gift_card (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists sold_gift_card`)
  }
}
