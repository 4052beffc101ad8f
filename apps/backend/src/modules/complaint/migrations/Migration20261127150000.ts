import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Photos of complaints; without a foreign key, like those of reviews (`src/photos`). */
export class Migration20261127150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists complaint_photo (
        id text primary key,
        case_id text,
        position smallint not null,
        width integer not null,
        height integer not null,
        created_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists complaint_photo_of on complaint_photo (case_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists complaint_photo`)
  }
}
