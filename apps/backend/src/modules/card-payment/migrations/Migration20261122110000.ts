import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Medusa's tables that name the provider of a payment; in a new database they may not exist yet. */
const NAMING_PROVIDERS = [
  ["payment", "provider_id"],
  ["payment_session", "provider_id"],
  ["region_payment_provider", "payment_provider_id"],
] as const

const FORMER_PROVIDER_ID = "pp_stripe_stripe"
const PROVIDER_ID = "pp_card"

/** Replaces Stripe's names by names for every card provider. */
export class Migration20261122110000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table payment_attempt rename column payment_intent_id to provider_payment_id`)
    this.addSql(`alter table payment_attempt rename column client_secret to browser_token`)
    this.addSql(
      `alter index "IDX_payment_attempt_payment_intent_id_unique"
        rename to "IDX_payment_attempt_provider_payment_id_unique"`,
    )
    this.addSql(`alter table payment_attempt add column provider text not null default 'stripe'`)
    this.addSql(`alter table payment_attempt alter column provider drop default`)
    this.#renameProvider(FORMER_PROVIDER_ID, PROVIDER_ID)
  }

  override async down(): Promise<void> {
    this.#renameProvider(PROVIDER_ID, FORMER_PROVIDER_ID)
    this.addSql(`alter table payment_attempt drop column provider`)
    this.addSql(
      `alter index "IDX_payment_attempt_provider_payment_id_unique"
        rename to "IDX_payment_attempt_payment_intent_id_unique"`,
    )
    this.addSql(`alter table payment_attempt rename column browser_token to client_secret`)
    this.addSql(`alter table payment_attempt rename column provider_payment_id to payment_intent_id`)
  }

  #renameProvider(from: string, to: string): void {
    for (const [table, column] of NAMING_PROVIDERS) {
      this.addSql(`
        do $$ begin
          if to_regclass('${table}') is not null then
            update ${table} set ${column} = '${to}' where ${column} = '${from}';
          end if;
        end $$`)
    }
  }
}
