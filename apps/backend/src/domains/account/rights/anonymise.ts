import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { DELETED_DOMAIN } from "../../../records/deleted-address.ts"
import { PLACED_FROM, PLACED_FROM_DAYS } from "../../checkout/placed-from.ts"
import { FORGET_RECIPIENTS } from "./forget-card-recipients.ts"

/** 2000. évi C. törvény a számvitelről, 169. § (2). */
const BOOKKEEPING_YEARS = 8
/** Of bank entries that belong to no order: long enough to correct a mistake. */
const SET_ASIDE_DAYS = 90

const EMPTY_ADDRESS = `
  first_name = null, last_name = null, company = null, address_1 = null, address_2 = null, phone = null,
  metadata = null, updated_at = now()`

/** The customer, and the record of the guest orders that the same address had placed, which the customer has by now. */
const PERSON = "select id from customer where id = :id or (lower(email) = :email and not has_account)"

const ORDERS = `select id from "order" where customer_id = :id`

/** What Medusa logs of an order whose addresses or e-mail address were changed, or that was to move to another account. */
const LOGGED_CHANGES = `
  select id from order_change where order_id in (${ORDERS}) and change_type in ('update_order', 'transfer')`

/**
 * Removes the person from all remaining records. An order keeps its items and billing address, because an
 * invoice needs one; if that is also the delivery address, only its phone number is removed.
 */
const STEPS = [
  `update order_address set phone = null, metadata = null, updated_at = now()
    where id in (select billing_address_id from "order" where customer_id = :id)`,
  `update order_address set ${EMPTY_ADDRESS}
    where id in (select shipping_address_id from "order" where customer_id = :id)
      and id not in (select billing_address_id from "order"
                      where customer_id = :id and billing_address_id is not null)`,
  // A changed address is a new record; the log of the change names the old one.
  `update order_address set ${EMPTY_ADDRESS}
    where id in (select details->'old'->>'id' from order_change_action where order_change_id in (${LOGGED_CHANGES}))
      and id not in (select billing_address_id from "order" where billing_address_id is not null)`,
  `delete from order_change_action where order_change_id in (${LOGGED_CHANGES})`,
  `delete from order_change where id in (${LOGGED_CHANGES})`,
  // Parcels have the address once more, and their labels.
  `update fulfillment_address set ${EMPTY_ADDRESS}
    where id in (select parcel.delivery_address_id
                   from fulfillment parcel join order_fulfillment link on link.fulfillment_id = parcel.id
                  where link.order_id in (${ORDERS}))`,
  `update parcel set label = null where order_id in (${ORDERS})`,
  // An invoice needs name and address, and nothing else of its buyer.
  `update invoice set data = jsonb_set(data, '{buyer,email}', '""') #- '{buyer,address,phone}'
    where order_id in (${ORDERS})`,
  `delete from note where resource_id in (${ORDERS} union ${PERSON})`,
  // Cards that others have bought for the person, and that the person has bought; before the options of the lines go.
  `update sold_gift_card sold set forget_recipient = true
    where order_id is not null
      and (lower(recipient_email) = :email
           or exists (select from order_line_item line
                       where line.id = sold.line_item_id and lower(line.metadata->>'card_email') = :email)
           or order_id in (select id from "order" where customer_id = :id))`,
  // The buyer's own address is needed until a card without another one is sent.
  `update sold_gift_card set buyer_email = :placeholder
    where order_id in (select id from "order" where customer_id = :id)
      and (recipient_email is not null or sent_at is not null or voided_at is not null)`,
  ...FORGET_RECIPIENTS,
  `update order_line_item line set metadata = null
     from order_item item join "order" on "order".id = item.order_id
    where item.item_id = line.id and "order".customer_id = :id`,
  `update sold_gift_card set recipient_name = '', recipient_email = null, message = null
    where order_id is null and lower(recipient_email) = :email`,
  `update "order" set email = :placeholder, metadata = metadata - 'notes' - '${PLACED_FROM}', updated_at = now()
    where customer_id = :id`,
  `update cart_address set ${EMPTY_ADDRESS}
    where id in (select unnest(array[shipping_address_id, billing_address_id]) from cart
                  where customer_id in (${PERSON}))`,
  `update cart set email = null, metadata = metadata - 'notes' - '${PLACED_FROM}', updated_at = now()
    where customer_id in (${PERSON})`,
  `delete from customer_address where customer_id in (${PERSON})`,
  `update customer set email = :placeholder, first_name = null, last_name = null, phone = null,
          company_name = null, metadata = null, deleted_at = now(), updated_at = now()
    where id in (${PERSON})`,
  `delete from product_review where order_id in (select id from "order" where customer_id = :id)`,
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

/** In one transaction. */
export async function anonymise(knex: Knex, { id, email }: { id: string; email: string }): Promise<void> {
  const bindings = { id, email: email.toLowerCase(), placeholder: `${id.toLowerCase()}${DELETED_DOMAIN}` }
  await knex.transaction(async (transaction) => {
    for (const step of STEPS) await transaction.raw(step, bindings)
  })
}

/** Billing data of deleted customers whose retention period is over. */
export async function forgetOldBillingAddresses(knex: Knex): Promise<void> {
  await knex.raw(
    `update order_address set ${EMPTY_ADDRESS}
      where address_1 is not null
        and id in (select billing_address_id from "order"
                    where email like :deleted and created_at < now() - make_interval(years => :years))`,
    { deleted: `%${DELETED_DOMAIN}`, years: BOOKKEEPING_YEARS },
  )
}

/**
 * Who paid what a bank statement brought, from which account and with which words. The entries stay, so that no statement brings
 * them again.
 */
export async function forgetPayers(knex: Knex): Promise<void> {
  await knex.raw(
    `update bank_entry set payer = '', account = null, text = ''
      where (payer <> '' or account is not null or text <> '')
        and (created_at < now() - make_interval(years => :years)
             or settled_as = 'set_aside' and settled_at < now() - make_interval(days => :days))`,
    { years: BOOKKEEPING_YEARS, days: SET_ASIDE_DAYS },
  )
}

/** Network marks of orders, once they are no longer needed. */
export async function forgetPlacedFrom(knex: Knex): Promise<void> {
  for (const table of ["order", "cart"]) {
    await knex.raw(
      `update "${table}" set metadata = metadata - '${PLACED_FROM}'
        where metadata->>'${PLACED_FROM}' is not null and created_at < now() - make_interval(days => :days)`,
      { days: PLACED_FROM_DAYS },
    )
  }
}

/** Personal data of unfinished checkouts. The items are kept for a while longer. */
export async function forgetUnfinishedCheckouts(knex: Knex, days: number): Promise<void> {
  const stale = `select id, shipping_address_id, billing_address_id from cart
                  where completed_at is null and updated_at < now() - make_interval(days => :days)`
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      `update cart_address set ${EMPTY_ADDRESS}
        where coalesce(first_name, last_name, company, address_1, phone) is not null
          and id in (select unnest(array[shipping_address_id, billing_address_id]) from (${stale}) carts)`,
      { days },
    )
    await transaction.raw(
      `update cart set email = null, metadata = metadata - 'notes'
        where email is not null and id in (select id from (${stale}) carts)`,
      { days },
    )
  })
}
