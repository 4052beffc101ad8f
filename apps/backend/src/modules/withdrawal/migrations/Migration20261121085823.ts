import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121085823 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "withdrawal_case" drop constraint if exists "withdrawal_case_submission_id_unique";`,
    )
    this.addSql(
      `alter table if exists "withdrawal_case" drop constraint if exists "withdrawal_case_reference_unique";`,
    )
    this.addSql(
      `create table if not exists "withdrawal_case" ("id" text not null, "number" serial, "reference" text not null, "submission_id" text null, "locale" text check ("locale" in ('hu', 'en')) not null, "name" text not null, "order_reference" text not null, "email" text not null, "statement" text not null, "received_at" timestamptz not null, "status" text check ("status" in ('received', 'checking', 'accepted', 'rejected', 'awaiting_goods', 'goods_received', 'refunding', 'closed')) not null default 'received', "order_id" text null, "order_match" text check ("order_match" in ('number_and_email', 'number_only', 'none')) not null default 'none', "deadline_status" text check ("deadline_status" in ('within', 'expired', 'unknown')) not null default 'unknown', "is_company" boolean not null default false, "has_exempt_goods" boolean not null default false, "receipt_sent_at" timestamptz null, "staff_notified_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_case_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_case_reference_unique" ON "withdrawal_case" ("reference") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_case_submission_id_unique" ON "withdrawal_case" ("submission_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_case_deleted_at" ON "withdrawal_case" ("deleted_at") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "withdrawal_event" ("id" text not null, "case_id" text not null, "kind" text check ("kind" in ('received', 'order_looked_up', 'receipt_sent', 'staff_notified', 'status_changed')) not null, "data" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_event_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_event_case_id" ON "withdrawal_event" ("case_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_withdrawal_event_deleted_at" ON "withdrawal_event" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "withdrawal_case" cascade;`)

    this.addSql(`drop table if exists "withdrawal_event" cascade;`)
  }
}
