import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123171500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists cart_reminder (id text primary key, cart_id text not null unique, created_at timestamptz not null default now())`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists cart_reminder`)
  }
}
