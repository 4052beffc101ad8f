import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The languages are those of the shop, checked when requests arrive, so a new one needs no migration. */
export class Migration20261122071502 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outgoing_mail drop constraint if exists outgoing_mail_locale_check;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table outgoing_mail add constraint outgoing_mail_locale_check check (locale in ('hu', 'en'));`,
    )
  }
}
