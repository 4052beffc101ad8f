import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Refunds made before this one carry no name at the provider: nobody asks for them again (`repair-refunds.ts`). */
export class Migration20261121182000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      do $$ begin
        if to_regclass('refund') is not null then
          update refund set metadata = coalesce(metadata, '{}') || '{"is_sent": true}';
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    // What was noted does no harm.
  }
}
