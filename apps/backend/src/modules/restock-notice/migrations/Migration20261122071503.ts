import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The languages are those of the shop, checked when requests arrive, so a new one needs no migration. */
export class Migration20261122071503 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table restock_notice drop constraint if exists restock_notice_locale_check;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table restock_notice add constraint restock_notice_locale_check check (locale in ('hu', 'en'));`,
    )
  }
}
