import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the job `gift-cards` looks for every minute: cards to create or send, changed balances, codes to recount. */
export class Migration20261126084300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists sold_gift_card_open on sold_gift_card (send_on) where voided_at is null and sendings = 0`,
    )
    this.addSql(
      `create index if not exists porteka_promotion_in_doubt on promotion (id) where metadata->>'usage_in_doubt' = 'true'`,
    )
    this.addSql(
      `create index if not exists porteka_campaign_budget_updated_at on promotion_campaign_budget (updated_at)`,
    )
    this.addSql(
      `create index if not exists porteka_application_method_updated_at on promotion_application_method (updated_at)`,
    )
    this.addSql(
      `create index if not exists porteka_line_adjustment_code on order_line_item_adjustment (code) where deleted_at is null`,
    )
    this.addSql(
      `create index if not exists porteka_shipping_adjustment_code on order_shipping_method_adjustment (code) where deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists sold_gift_card_open`)
    this.addSql(`drop index if exists porteka_promotion_in_doubt`)
    this.addSql(`drop index if exists porteka_campaign_budget_updated_at`)
    this.addSql(`drop index if exists porteka_application_method_updated_at`)
    this.addSql(`drop index if exists porteka_line_adjustment_code`)
    this.addSql(`drop index if exists porteka_shipping_adjustment_code`)
  }
}
