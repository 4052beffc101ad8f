import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125124500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "complaint_case" ("id" text not null, "number" serial, "reference" text not null, "submission_id" text null, "locale" text not null, "name" text not null, "email" text not null, "order_reference" text not null, "description" text not null, "request" text not null, "order_id" text null, "received_at" timestamptz not null, "status" text check ("status" in ('received', 'checking', 'answered', 'rejected', 'closed')) not null default 'received', "answer" text not null default '', "answered_at" timestamptz null, "answers" integer not null default 0, "receipt_sent_at" timestamptz null, "staff_notified_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "complaint_case_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_complaint_case_reference_unique" ON "complaint_case" ("reference") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_complaint_case_submission_id_unique" ON "complaint_case" ("submission_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_complaint_case_deleted_at" ON "complaint_case" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `create table if not exists "complaint_event" ("id" text not null, "case_id" text not null, "kind" text check ("kind" in ('received', 'receipt_sent', 'staff_notified', 'status_changed')) not null, "data" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "complaint_event_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_complaint_event_case_id" ON "complaint_event" ("case_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_complaint_event_deleted_at" ON "complaint_event" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    // What happened to a case is evidence: it can be added, and deleted with the case when its time is over.
    this.addSql(`
      create or replace function complaint_event_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of complaint_event never change';
      end $$`)
    this.addSql(`
      create or replace trigger complaint_event_unchanged
        before update on complaint_event
        for each row execute function complaint_event_refuse_change()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "complaint_case" cascade;`)
    this.addSql(`drop table if exists "complaint_event" cascade;`)
    this.addSql(`drop function if exists complaint_event_refuse_change`)
  }
}
