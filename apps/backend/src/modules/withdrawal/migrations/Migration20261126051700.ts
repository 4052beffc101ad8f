import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The events of a case are evidence: rows can be added, but not changed, and only deleted after their case, when
 * the time for which the privacy notice allows to keep it is over.
 */
export class Migration20261126051700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function withdrawal_event_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from withdrawal_case where id = old.case_id) then
          return old;
        end if;
        raise exception 'withdrawal_event is append-only';
      end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`
      create or replace function withdrawal_event_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'withdrawal_event is append-only';
      end $$`)
  }
}
