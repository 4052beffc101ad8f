import { DELETED_DOMAIN } from "../../../records/deleted-address.ts"
import { PLACED_FROM } from "../../checkout/placed-from.ts"
import { FORGET_RECIPIENTS } from "./forget-card-recipients.ts"
import { FORGET_STAFF_NOTES } from "./staff-notes.sql.ts"

/** SQL: what an address without its person is set to. */
export const EMPTY_ADDRESS = `
  first_name = null, last_name = null, company = null, address_1 = null, address_2 = null, phone = null,
  metadata = null, updated_at = now()`

/** SQL: when this year began in Hungary, by whose calendar receipts are kept. */
export const YEAR_BEGAN = "date_trunc('year', now(), 'Europe/Budapest')"

/** What Medusa logs of an order whose addresses or e-mail address were changed, or that was to move to another account. */
const LOGGED_CHANGES = `
  select id from order_change where order_id = any(:orders) and change_type in ('update_order', 'transfer')`

const BILLING_ADDRESSES = `
  select billing_address_id from "order" where id = any(:orders) and billing_address_id is not null`

const CARTS = "select cart_id from order_cart where order_id = any(:orders)"

/** SQL: instead of the buyer's address, in the rows of `"order"`. */
const PLACEHOLDER = `coalesce(lower("order".customer_id), lower("order".id)) || '${DELETED_DOMAIN}'`

/**
 * Removes the person from the orders with the ids `:orders`. They keep their items and the billing address, because an
 * invoice needs one; if that is also the delivery address, only its phone number is removed.
 */
export const FORGET_ORDERS = [
  `update order_address set phone = null, metadata = null, updated_at = now() where id in (${BILLING_ADDRESSES})`,
  `update order_address set ${EMPTY_ADDRESS}
    where id in (select shipping_address_id from "order" where id = any(:orders))
      and id not in (${BILLING_ADDRESSES})`,
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
                  where link.order_id = any(:orders))`,
  `update parcel set label = null where order_id = any(:orders)`,
  // An invoice needs name and address, and nothing else of its buyer.
  `update invoice set data = jsonb_set(data, '{buyer,email}', '""') #- '{buyer,address,phone}'
    where order_id = any(:orders)`,
  ...FORGET_STAFF_NOTES,
  // Before the options of the lines go.
  `update sold_gift_card set forget_recipient = true where order_id = any(:orders)`,
  // The buyer's own address is needed until a card without another one is sent.
  `update sold_gift_card sold set buyer_email = ${PLACEHOLDER}
     from "order" where "order".id = sold.order_id and "order".id = any(:orders)
      and (sold.recipient_email is not null or sold.sent_at is not null or sold.voided_at is not null)`,
  ...FORGET_RECIPIENTS,
  // A code for one use each knows its users by their addresses, unless they have newer orders.
  `update promotion_campaign_budget_usage used set attribute_value = lower(used.id) || '${DELETED_DOMAIN}'
    where used.attribute_value in (select email from "order" where id = any(:orders))
      and not exists (select from "order" newer where newer.email = used.attribute_value and newer.id <> all(:orders))`,
  `update order_line_item line set metadata = null
     from order_item item where item.item_id = line.id and item.order_id = any(:orders)`,
  `update "order" set email = ${PLACEHOLDER}, metadata = metadata - 'notes' - '${PLACED_FROM}' where id = any(:orders)`,
  // The cart stays beside its order, with all that was typed.
  `update cart_address set ${EMPTY_ADDRESS}
    where id in (select unnest(array[shipping_address_id, billing_address_id]) from cart where id in (${CARTS}))`,
  `update cart_line_item set metadata = null where cart_id in (${CARTS})`,
  `update cart set email = null, metadata = metadata - 'notes' - '${PLACED_FROM}' where id in (${CARTS})`,
]

/** Removes the person from the customers with the ids `:customers`, and from their carts. */
export const FORGET_CUSTOMERS = [
  `update cart_address set ${EMPTY_ADDRESS}
    where id in (select unnest(array[shipping_address_id, billing_address_id]) from cart
                  where customer_id = any(:customers))`,
  // A line without its inscription, or its recipient, cannot be ordered.
  `delete from cart_line_item
    where metadata <> '{}' and cart_id in (
      select id from cart where customer_id = any(:customers) and completed_at is null)`,
  `update cart set email = null, metadata = metadata - 'notes' - '${PLACED_FROM}', updated_at = now()
    where customer_id = any(:customers) and coalesce(email, metadata->>'notes', metadata->>'${PLACED_FROM}') is not null`,
  `delete from note where resource_id = any(:customers)`,
  `delete from customer_address where customer_id = any(:customers)`,
  `update customer set email = lower(id) || '${DELETED_DOMAIN}', first_name = null, last_name = null, phone = null,
          company_name = null, metadata = null, deleted_at = now(), updated_at = now()
    where id = any(:customers)`,
]
