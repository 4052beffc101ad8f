import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Part payments: transfers of less than was due. */
export class Migration20261127050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table bank_entry add column if not exists is_part boolean not null default false`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table bank_entry drop column if exists is_part`)
  }
}
