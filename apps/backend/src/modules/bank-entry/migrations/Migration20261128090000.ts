import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Every incoming movement is kept, whether it pays an order or not, with what is needed to send it back. The defaults are those
 * of movements that have paid an order, which an older release still writes.
 */
export class Migration20261128090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table bank_entry alter column order_id drop not null`)
    this.addSql(`alter table bank_entry alter column booked_by drop not null`)
    this.addSql(`
      alter table bank_entry
        add column if not exists spare numeric not null default 0,
        add column if not exists booked_on text,
        add column if not exists currency text not null default 'HUF',
        add column if not exists payer text not null default '',
        add column if not exists account text,
        add column if not exists text text not null default '',
        add column if not exists is_reversal boolean not null default false,
        add column if not exists booked_at timestamptz,
        add column if not exists settled_as text,
        add column if not exists settled_at timestamptz,
        add column if not exists settled_by text`)
    this.addSql(
      `create index if not exists bank_entry_open on bank_entry (created_at) where settled_at is null and (spare > 0 or is_part)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`delete from bank_entry where order_id is null`)
    this.addSql(`drop index if exists bank_entry_open`)
    this.addSql(`
      alter table bank_entry
        drop column if exists spare, drop column if exists booked_on, drop column if exists currency,
        drop column if exists payer, drop column if exists account, drop column if exists text,
        drop column if exists is_reversal, drop column if exists booked_at, drop column if exists settled_as,
        drop column if exists settled_at, drop column if exists settled_by`)
    this.addSql(`alter table bank_entry alter column order_id set not null`)
    this.addSql(`alter table bank_entry alter column booked_by set not null`)
  }
}
