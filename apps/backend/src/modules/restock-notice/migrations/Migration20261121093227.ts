import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121093227 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "restock_notice" drop constraint if exists "restock_notice_variant_id_email_unique";`,
    )
    this.addSql(
      `create table if not exists "restock_notice" ("id" text not null, "variant_id" text not null, "email" text not null, "locale" text check ("locale" in ('hu', 'en')) not null, "state" text check ("state" in ('asked', 'confirmed', 'notified')) not null default 'asked', "round" integer not null default 1, "asked_at" timestamptz not null, "expires_at" timestamptz not null, "confirmed_at" timestamptz null, "notified_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "restock_notice_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_restock_notice_deleted_at" ON "restock_notice" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_restock_notice_variant_id_email_unique" ON "restock_notice" ("variant_id", "email") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_restock_notice_state_variant_id" ON "restock_notice" ("state", "variant_id") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "restock_notice" cascade;`)
  }
}
