import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Keys that give access to a cart; the empty hash stands for a browser that has none (ADR 0056). */
export class Migration20261122223500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists cart_key (
        cart_id text not null,
        key_hash text not null,
        replaces text,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (cart_id, key_hash)
      )`)
    this.addSql(`create index if not exists cart_key_end on cart_key (ended_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists cart_key`)
  }
}
