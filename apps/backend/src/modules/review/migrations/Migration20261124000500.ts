import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Photos of reviews. No foreign key, because a photo outlives its review until its files are deleted; so a
 * process that dies in between leaves no files behind.
 */
export class Migration20261124000500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists product_review_photo (
        id text primary key,
        review_id text,
        position smallint not null,
        width integer not null,
        height integer not null,
        created_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists product_review_photo_of on product_review_photo (review_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists product_review_photo`)
  }
}
