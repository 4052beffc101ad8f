import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The number of a sample, reserved before it is drawn. */
export class Migration20261121181500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists invoice add column if not exists sample_number integer null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists invoice drop column if exists sample_number`)
  }
}
