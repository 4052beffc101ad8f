import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The job `outgoing-mails` looks for recent ones every minute. */
export class Migration20261126084600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists complaint_case_received_at on complaint_case (received_at)`)
    this.addSql(
      `create index if not exists complaint_case_answered_at on complaint_case (answered_at) where answered_at is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists complaint_case_received_at`)
    this.addSql(`drop index if exists complaint_case_answered_at`)
  }
}
