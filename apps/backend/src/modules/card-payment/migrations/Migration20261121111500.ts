import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121111500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists payment_attempt (
        id text not null primary key,
        cart_id text not null,
        amount integer not null,
        currency_code text not null,
        state text not null default 'preparing' check (state in (
          'preparing', 'open', 'cancelling', 'ordered', 'returning',
          'captured', 'returned', 'cancelled', 'failed')),
        payment_intent_id text null,
        client_secret text null,
        last_error text null,
        authorized_at timestamptz null,
        order_id text null,
        problems jsonb null,
        due_at timestamptz not null,
        looks integer not null default 0,
        settled_at timestamptz null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz null)`)
    this.addSql(`create index if not exists "IDX_payment_attempt_cart_id" on payment_attempt (cart_id)`)
    this.addSql(
      `create unique index if not exists "IDX_payment_attempt_payment_intent_id_unique"
        on payment_attempt (payment_intent_id)`,
    )
    this.addSql(
      `create unique index if not exists "IDX_payment_attempt_payable" on payment_attempt (cart_id)
        where state in ('preparing', 'open', 'cancelling')`,
    )
    this.addSql(
      `create unique index if not exists "IDX_payment_attempt_order" on payment_attempt (cart_id)
        where state in ('ordered', 'captured')`,
    )
    this.addSql(
      `create index if not exists "IDX_payment_attempt_due_at" on payment_attempt (due_at)
        where settled_at is null`,
    )
    this.addSql(`
      create table if not exists payment_attempt_event (
        id text not null primary key,
        attempt_id text not null,
        kind text not null,
        data jsonb null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz null)`)
    this.addSql(
      `create index if not exists "IDX_payment_attempt_event_attempt_id" on payment_attempt_event (attempt_id)`,
    )
    this.addSql(`
      create or replace function payment_attempt_event_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'payment_attempt_event is append-only';
      end $$`)
    this.addSql(`
      create or replace trigger payment_attempt_event_append_only
        before update or delete on payment_attempt_event
        for each row execute function payment_attempt_event_refuse_change()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists payment_attempt_event cascade`)
    this.addSql(`drop function if exists payment_attempt_event_refuse_change`)
    this.addSql(`drop table if exists payment_attempt cascade`)
  }
}
