import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The languages are those of the shop, checked when requests arrive, so a new one needs no migration. */
export class Migration20261122071500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table newsletter_subscription drop constraint if exists newsletter_subscription_locale_check;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table newsletter_subscription add constraint newsletter_subscription_locale_check check (locale in ('hu', 'en'));`,
    )
  }
}
