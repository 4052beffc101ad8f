import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The job `outgoing-mails` looks for recent ones every minute. */
export class Migration20261126084500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists withdrawal_case_received_at on withdrawal_case (received_at)`)
    this.addSql(`create index if not exists withdrawal_event_created_at on withdrawal_event (created_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists withdrawal_case_received_at`)
    this.addSql(`drop index if exists withdrawal_event_created_at`)
  }
}
