import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { RETENTION } from "@porteka/shop"
import { DELETED_DOMAIN } from "../../../records/deleted-address.ts"

/**
 * SQL: a card whose recipient is to be forgotten and that is over with: it was sent, or never will be. Before that, the
 * address is needed for what the buyer has paid for (GDPR Article 17 (1) a).
 */
const FORGOTTEN = "sold.forget_recipient and (sold.sent_at is not null or sold.voided_at is not null)"

/** SQL: the lines of an order all of whose cards are over with: its options name the recipient of all. */
const FORGOTTEN_LINES = `
  select line.id, line.metadata->>'card_email' as card_email, sold.order_id
    from sold_gift_card sold join order_line_item line on line.id = sold.line_item_id
   where line.metadata->>'card_recipient' is not null
   group by line.id, sold.order_id having bool_and(${FORGOTTEN})`

/** SQL: the placeholder of a card's buyer who has deleted the account; null for others. */
const DELETED_BUYER = `(
  select buyer.email from "order" buyer where buyer.id = sold.order_id and buyer.email like '%${DELETED_DOMAIN}')`

const WITHOUT_RECIPIENT = "metadata - 'card_recipient' - 'card_email' - 'card_message'"

/**
 * Removes the recipients of sold cards who have deleted their account (`forget_recipient`), and the addresses of deleted
 * buyers to whom a card was still to be sent. The buyer's order keeps its card with code, value and dates; an invoice
 * never names a recipient.
 */
export const FORGET_RECIPIENTS = [
  `update cart_line_item copied set metadata = copied.${WITHOUT_RECIPIENT}
     from (${FORGOTTEN_LINES}) line
     join order_cart link on link.order_id = line.order_id and link.deleted_at is null
    where copied.cart_id = link.cart_id and copied.metadata->>'card_email' = line.card_email`,
  `update order_line_item line set metadata = line.${WITHOUT_RECIPIENT}
     from (${FORGOTTEN_LINES}) forgotten where forgotten.id = line.id`,
  `delete from outgoing_mail mail using sold_gift_card sold
    where ${FORGOTTEN} and mail.part_id = sold.id and mail.kind = 'gift_card' and mail.state not in ('pending', 'sending')
        and lower(mail.recipient) = lower(coalesce(sold.recipient_email,
              case when ${DELETED_BUYER} is not null then sold.buyer_email end))`,
  `update sold_gift_card sold
      set recipient_name = '', recipient_email = null, message = null, forget_recipient = false,
          buyer_name = case when buyer_email like '%${DELETED_DOMAIN}' or ${DELETED_BUYER} is not null
                            then '' else buyer_name end,
          buyer_email = coalesce(${DELETED_BUYER}, buyer_email)
    where ${FORGOTTEN}`,
]

/** Cards that the staff has given out; the others are forgotten with their order. An empty reason still tells that it was given. */
const FORGET_OLD_GIVEN = `
  update sold_gift_card set forget_recipient = true, reason = ''
   where order_id is null and recipient_name <> '' and created_at < now() - make_interval(years => :years)`

/** The recipients of cards that were sent since their account was deleted, or given out long ago. */
export async function forgetCardRecipients(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw(FORGET_OLD_GIVEN, { years: RETENTION.orderYears })
    for (const step of FORGET_RECIPIENTS) await transaction.raw(step)
  })
}
