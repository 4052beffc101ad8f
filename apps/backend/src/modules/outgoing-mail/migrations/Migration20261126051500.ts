import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * If the work after the delivery of an e-mail fails, only that work is repeated, and the e-mail is not sent
 * again.
 */
export class Migration20261126051500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outgoing_mail add column if not exists delivered_at timestamptz null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table outgoing_mail drop column if exists delivered_at`)
  }
}
