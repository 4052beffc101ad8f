import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The number of e-mails of a kind to an address is checked before another one that a stranger can cause. */
export class Migration20261121204800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_outgoing_mail_recipient" on outgoing_mail (kind, lower(recipient), created_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_outgoing_mail_recipient"`)
  }
}
