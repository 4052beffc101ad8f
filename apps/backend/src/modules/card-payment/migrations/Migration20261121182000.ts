import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Refunds made before this migration carry no id at the provider: the repair (`repair-refunds.ts`) does not
 * send them again.
 */
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
    // The recorded values do no harm.
  }
}
