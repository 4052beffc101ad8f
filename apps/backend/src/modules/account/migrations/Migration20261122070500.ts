import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122070500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists account_session (
      id text primary key,
      token_hash text not null unique,
      customer_id text not null,
      auth_identity_id text not null,
      provider text not null,
      provider_tokens text null,
      device text not null,
      place text null,
      browser_hash text null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz null)`)
    this.addSql(`create index if not exists "IDX_account_session_customer" on account_session (customer_id)`)
    this.addSql(`create table if not exists account_code (
      id text primary key,
      purpose text not null check (purpose in ('sign_up', 'reset', 'email_change', 'deletion')),
      email text not null,
      customer_id text null,
      is_void boolean not null default false,
      serial integer not null default 1,
      tries integer not null default 0,
      data jsonb not null default '{}',
      created_at timestamptz not null default now(),
      code_expires_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz null)`)
    this.addSql(
      `create index if not exists "IDX_account_code_email" on account_code (email, purpose) where used_at is null`,
    )
    this.addSql(`create unlogged table if not exists account_limit (
      key text primary key, tries integer not null, ends_at timestamptz not null)`)
    this.addSql(`create table if not exists account_deletion (
      customer_id text primary key,
      email text not null,
      locale text not null check (locale in ('hu', 'en')),
      requested_at timestamptz not null default now(),
      due_at timestamptz not null)`)
    this.addSql(`create table if not exists account_wishlist (
      customer_id text primary key, items jsonb not null, saved_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    for (const table of ["session", "code", "limit", "deletion", "wishlist"]) {
      this.addSql(`drop table if exists account_${table}`)
    }
  }
}
