import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Page views by kind of page, by day and by the storefront process that counted them. */
export class Migration20261124092000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists page_count (
        day date not null,
        kind text not null,
        counter uuid not null,
        views integer not null,
        arrivals integer not null,
        primary key (day, kind, counter)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists page_count`)
  }
}
