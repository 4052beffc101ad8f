import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The job looks at the orders whose documents were issued lately, the order desk at failed ones. */
export class Migration20261126084200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists invoice_issued_at on invoice (issued_at) where issued_at is not null`,
    )
    this.addSql(`create index if not exists invoice_failed on invoice (order_id) where state = 'failed'`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists invoice_failed`)
    this.addSql(`drop index if exists invoice_issued_at`)
  }
}
