import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Sent e-mails are kept for months; the job that runs every minute reads only open and old ones. */
export class Migration20261126084100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists outgoing_mail_open on outgoing_mail (due_at) where state in ('pending', 'sending', 'failed')`,
    )
    this.addSql(`create index if not exists outgoing_mail_created_at on outgoing_mail (created_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists outgoing_mail_open`)
    this.addSql(`drop index if exists outgoing_mail_created_at`)
  }
}
