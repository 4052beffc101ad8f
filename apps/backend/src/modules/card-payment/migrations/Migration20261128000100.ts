import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who asks the provider for refunds of a payment (`refund-book.ts`). */
export class Migration20261128000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists refund_lease (
        provider_payment_id text not null primary key,
        holder text not null,
        expires_at timestamptz not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists refund_lease`)
  }
}
