import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** E-mails about orders used to be in a separate table: its rows, sent or not, are moved here. */
export class Migration20261121110500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outgoing_mail add column if not exists part_id text null`)
    this.addSql(`
      do $$ begin
        if to_regclass('order_mail') is not null then
          insert into outgoing_mail (id, key, kind, about_id, locale, recipient, state, attempts, last_error,
                                     due_at, claimed_at, sent_at, created_at, updated_at)
          select id, kind || ':' || order_id, kind, order_id, locale, recipient, state, attempts, last_error,
                 due_at, claimed_at, sent_at, created_at, now()
            from order_mail
              on conflict do nothing;
          drop table order_mail;
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table outgoing_mail drop column if exists part_id`)
  }
}
