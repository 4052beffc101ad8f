import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Product reviews, one for each product of an order, and people who do not want to be asked for one. */
export class Migration20261123033000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists product_review (
        id text primary key,
        product_id text not null,
        order_id text not null,
        locale text not null,
        stars smallint not null check (stars between 1 and 5),
        text text not null,
        author text not null,
        state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
        reason text not null default '',
        answer text not null default '',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        decided_by text,
        unique (order_id, product_id)
      )`)
    this.addSql(`create index if not exists product_review_shown on product_review (product_id, state)`)
    this.addSql(`create index if not exists product_review_newest on product_review (state, created_at desc)`)
    this.addSql(`create table if not exists review_request_refusal (email_hash text primary key)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists review_request_refusal`)
    this.addSql(`drop table if exists product_review`)
  }
}
