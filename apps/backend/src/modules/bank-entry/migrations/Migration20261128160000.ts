import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A movement may pay several orders, and may be read again from another kind of file, where it has another id. */
export class Migration20261128160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      alter table bank_entry
        add column if not exists split_from text,
        add column if not exists whole numeric,
        add column if not exists source text`)
    this.addSql(
      `create index if not exists bank_entry_split on bank_entry (split_from) where split_from is not null`,
    )
    this.addSql(`create index if not exists bank_entry_whole on bank_entry ((coalesce(whole, amount)))`)
  }

  /** What was divided stays divided: every row is an entry of its own. */
  override async down(): Promise<void> {
    this.addSql(`drop index if exists bank_entry_whole`)
    this.addSql(`drop index if exists bank_entry_split`)
    this.addSql(`
      alter table bank_entry
        drop column if exists split_from, drop column if exists whole, drop column if exists source`)
  }
}
