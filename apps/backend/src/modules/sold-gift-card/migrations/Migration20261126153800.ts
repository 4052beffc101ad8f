import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whether the recipient, or the buyer, has deleted the account: the card's personal data goes once it is sent. */
export class Migration20261126153800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table sold_gift_card add column if not exists forget_recipient boolean not null default false`,
    )
    this.addSql(
      `create index if not exists sold_gift_card_recipient on sold_gift_card (lower(recipient_email))
        where recipient_email is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists sold_gift_card_recipient`)
    this.addSql(`alter table sold_gift_card drop column if exists forget_recipient`)
  }
}
