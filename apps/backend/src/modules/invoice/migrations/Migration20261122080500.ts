import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** An order can have any number of correcting invoices, one after the other. */
export class Migration20261122080500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table invoice drop constraint if exists invoice_kind_check`)
    this.addSql(
      `alter table invoice add constraint invoice_kind_check check (kind in ('invoice', 'storno', 'correction'))`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table invoice drop constraint if exists invoice_kind_check`)
    this.addSql(`alter table invoice add constraint invoice_kind_check check (kind in ('invoice', 'storno'))`)
  }
}
