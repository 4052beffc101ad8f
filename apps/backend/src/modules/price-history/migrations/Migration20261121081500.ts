import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** All prices that were ever valid for a variant; rows are only added. */
export class Migration20261121081500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists price_history (
        variant_id text not null,
        currency_code text not null,
        valid_from timestamptz not null,
        amount numeric not null,
        source text not null check (source in ('base', 'sale')),
        primary key (variant_id, currency_code, valid_from)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists price_history`)
  }
}
