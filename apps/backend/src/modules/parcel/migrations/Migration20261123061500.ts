import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Requests to carriers; a row for each fulfilment, written before its carrier is called. */
export class Migration20261123061500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists parcel (
        fulfillment_id text primary key,
        order_id text not null,
        carrier text not null,
        reference text not null unique,
        state text not null check (state in ('noted', 'asked', 'made', 'unknown')),
        number text,
        carrier_ref text,
        label bytea,
        asked_at timestamptz not null default now(),
        claimed_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists parcel_order on parcel (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists parcel`)
  }
}
