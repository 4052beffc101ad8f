import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The events of a case are evidence: rows can be added, but not changed or deleted. */
export class Migration20261121091217 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function withdrawal_event_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'withdrawal_event is append-only';
      end $$`)
    this.addSql(`
      create or replace trigger withdrawal_event_append_only
        before update or delete on withdrawal_event
        for each row execute function withdrawal_event_refuse_change()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists withdrawal_event_append_only on withdrawal_event`)
    this.addSql(`drop function if exists withdrawal_event_refuse_change`)
  }
}
