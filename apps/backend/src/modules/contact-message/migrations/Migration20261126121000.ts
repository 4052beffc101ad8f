import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261126121000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "contact_message" ("id" text not null, "number" serial, "reference" text not null, "submission_id" text null, "locale" text not null, "name" text not null, "email" text not null, "order_reference" text not null, "message" text not null, "received_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contact_message_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contact_message_submission_id_unique" ON "contact_message" ("submission_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_deleted_at" ON "contact_message" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    // The job `outgoing-mails` looks for recent ones every minute.
    this.addSql(`create index if not exists contact_message_received_at on contact_message (received_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contact_message" cascade;`)
  }
}
