import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Roles of the staff, by e-mail address so that an invited person has one; and the log of changes by the
 * staff.
 */
export class Migration20261123031000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists staff_role (
        email text primary key,
        role text not null check (role in ('owner', 'orders', 'content', 'read_only')),
        changed_at timestamptz not null default now()
      )`)
    this.addSql(`
      create table if not exists staff_action (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor_id text not null,
        email text null,
        method text not null,
        path text not null,
        subject text null
      )`)
    this.addSql(`create index if not exists staff_action_at on staff_action (at)`)
    // Accounts of a shop that existed before roles keep all rights until the owner changes that.
    this.addSql(`
      do $$ begin
        if to_regclass('"user"') is not null then
          insert into staff_role (email, role) select lower(email), 'owner' from "user" where deleted_at is null
            on conflict do nothing;
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists staff_action`)
    this.addSql(`drop table if exists staff_role`)
  }
}
