import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** One invoice and one cancelling invoice per order; the unique key prevents a second one. */
export class Migration20261121120500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists invoice (
        id text primary key,
        key text not null unique,
        order_id text not null,
        kind text not null check (kind in ('invoice', 'storno')),
        state text not null default 'pending' check (state in ('pending', 'issuing', 'issued', 'failed')),
        provider text null,
        number text null,
        provider_ref text null,
        data jsonb null,
        attempts integer not null default 0,
        last_error text null,
        due_at timestamptz not null default now(),
        claimed_at timestamptz null,
        issued_at timestamptz null,
        created_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists invoice_order on invoice (order_id)`)
    this.addSql(
      `create index if not exists invoice_open on invoice (due_at) where state in ('pending', 'issuing')`,
    )
    this.addSql(`create sequence if not exists sample_invoice_number`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop sequence if exists sample_invoice_number`)
    this.addSql(`drop table if exists invoice`)
  }
}
