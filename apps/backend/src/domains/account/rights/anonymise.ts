import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { DELETED_DOMAIN } from "../../../records/deleted-address.ts"
import { FORGET_CUSTOMERS, FORGET_ORDERS } from "./order-data.sql.ts"

/** The customer, and the record of the guest orders that the same address had placed, which the customer has by now. */
const PERSON = `
  with customers as (select id from customer where id = :id or (lower(email) = :email and not has_account))
  select array(select id from customers) as customers,
         array(select id from "order" where customer_id in (select id from customers)) as orders`

const STEPS = [
  // Cards that others have bought for the person; before the options of the lines go.
  `update sold_gift_card sold set forget_recipient = true
    where order_id is not null
      and (lower(recipient_email) = :email
           or exists (select from order_line_item line
                       where line.id = sold.line_item_id and lower(line.metadata->>'card_email') = :email))`,
  ...FORGET_ORDERS,
  `update sold_gift_card set recipient_name = '', recipient_email = null, message = null
    where order_id is null and lower(recipient_email) = :email`,
  `update promotion_campaign_budget_usage set attribute_value = lower(id) || '${DELETED_DOMAIN}'
    where lower(attribute_value) = :email`,
  ...FORGET_CUSTOMERS,
  `delete from product_review where order_id = any(:orders)`,
  `delete from contact_message where lower(email) = :email`,
  `delete from restock_notice where lower(email) = :email`,
  // A sold card that is still on its way is not stopped: somebody has paid for it.
  `delete from outgoing_mail mail
    where lower(recipient) = :email
      and not exists (select from sold_gift_card sold where sold.id = mail.part_id and sold.forget_recipient)`,
  `delete from account_code where email = :email`,
  `delete from account_session where customer_id = :id`,
  `delete from account_passkey where customer_id = :id`,
  `delete from account_wishlist where customer_id = :id`,
]

/** Removes the person from all remaining records, in one transaction. @param andThen what belongs to it */
export async function anonymise(
  knex: Knex,
  { id, email }: { id: string; email: string },
  andThen: (transaction: Knex) => Promise<void>,
): Promise<void> {
  const person = { id, email: email.toLowerCase() }
  await knex.transaction(async (transaction) => {
    type Ids = { customers: string[]; orders: string[] }
    const { rows } = await transaction.raw<{ rows: Ids[] }>(PERSON, person)
    for (const step of STEPS) await transaction.raw(step, { ...person, ...rows[0] })
    await andThen(transaction)
  })
}
