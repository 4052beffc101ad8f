import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121175500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "newsletter_subscription" ("id" text not null, "email" text null, "locale" text check ("locale" in ('hu', 'en')) not null, "state" text check ("state" in ('asked', 'confirmed', 'unsubscribed')) not null default 'asked', "order_id" text not null, "asked_at" timestamptz not null, "expires_at" timestamptz not null, "confirmed_at" timestamptz null, "unsubscribed_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_subscription_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscription_deleted_at" ON "newsletter_subscription" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscription_email_unique" ON "newsletter_subscription" ("email") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscription_state_confirmed_at" ON "newsletter_subscription" ("state", "confirmed_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_subscription" cascade;`)
  }
}
