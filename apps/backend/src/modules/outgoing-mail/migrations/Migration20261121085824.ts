import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121085824 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "outgoing_mail" drop constraint if exists "outgoing_mail_key_unique";`)
    this.addSql(
      `create table if not exists "outgoing_mail" ("id" text not null, "key" text not null, "kind" text not null, "about_id" text not null, "locale" text check ("locale" in ('hu', 'en')) not null, "recipient" text not null, "state" text check ("state" in ('pending', 'sending', 'sent', 'dropped', 'failed')) not null default 'pending', "attempts" integer not null default 0, "last_error" text null, "due_at" timestamptz not null, "claimed_at" timestamptz null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "outgoing_mail_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_outgoing_mail_key_unique" ON "outgoing_mail" ("key") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_about_id" ON "outgoing_mail" ("about_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_due_at" ON "outgoing_mail" ("due_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_outgoing_mail_deleted_at" ON "outgoing_mail" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "outgoing_mail" cascade;`)
  }
}
