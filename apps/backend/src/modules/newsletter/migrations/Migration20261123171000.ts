import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** People who subscribed before the question mentioned cart reminders have not agreed to them. */
export class Migration20261123171000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table newsletter_subscription add column if not exists covers_reminders boolean not null default false`,
    )
    this.addSql(`alter table newsletter_subscription alter column covers_reminders set default true`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table newsletter_subscription drop column if exists covers_reminders`)
  }
}
