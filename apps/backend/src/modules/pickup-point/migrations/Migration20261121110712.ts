import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Parcel lockers and parcel shops; `search_key` is the searchable text without accents (search-key.ts). */
export class Migration20261121110712 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists pickup_point (
        id text primary key,
        provider text not null,
        kind text not null check (kind in ('locker', 'shop')),
        name text not null,
        postal_code text not null,
        city text not null,
        address text not null,
        opening_hours jsonb not null default '[]',
        latitude double precision not null,
        longitude double precision not null,
        cash_on_delivery boolean not null,
        max_weight_grams integer,
        max_size_cm jsonb,
        open boolean not null default true,
        search_key text not null,
        updated_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists pickup_point`)
  }
}
