import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Products that several buyers had in one order, counted by a job. */
export class Migration20261124093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists catalogue_bought_together (
        product_id text not null,
        other_id text not null,
        place integer not null,
        primary key (product_id, other_id)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists catalogue_bought_together`)
  }
}
