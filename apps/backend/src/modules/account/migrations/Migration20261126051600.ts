import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The languages are those of the shop, checked when requests arrive, so a new one needs no migration. */
export class Migration20261126051600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table account_deletion drop constraint if exists account_deletion_locale_check`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table account_deletion add constraint account_deletion_locale_check check (locale in ('hu', 'en'))`,
    )
  }
}
