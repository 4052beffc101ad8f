import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122105500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists account_passkey (
      id text primary key,
      customer_id text not null,
      auth_identity_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      is_synced boolean not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz null)`)
    this.addSql(`create index if not exists "IDX_account_passkey_customer" on account_passkey (customer_id)`)
    this.addSql(`create table if not exists account_passkey_challenge (
      id text primary key,
      challenge text not null,
      customer_id text null,
      expires_at timestamptz not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists account_passkey`)
    this.addSql(`drop table if exists account_passkey_challenge`)
  }
}
