import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The owner's requirements for the whole staff. */
export class Migration20261124094500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists staff_policy (
        only_row boolean primary key default true check (only_row),
        second_factor boolean not null
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists staff_policy`)
  }
}
