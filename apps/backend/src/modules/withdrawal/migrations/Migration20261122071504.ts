import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The languages are those of the shop, checked when requests arrive, so a new one needs no migration. */
export class Migration20261122071504 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table withdrawal_case drop constraint if exists withdrawal_case_locale_check;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table withdrawal_case add constraint withdrawal_case_locale_check check (locale in ('hu', 'en'));`,
    )
  }
}
