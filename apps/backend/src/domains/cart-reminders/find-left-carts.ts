import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, findLocale, type Locale } from "@porteka/shop/languages"
import { queryRows } from "../../records/query-rows.ts"
import type { LeftCart } from "./reminder-rule.ts"

/** Carts abandoned longer ago than this, for example because of an outage or a changed setting, get no reminder. */
const LOOK_BACK_DAYS = 3
/** Days between two reminders to one address, for whichever cart. */
export const DAYS_BETWEEN = 30
const BATCH_SIZE = 200

/** Database fields of an abandoned cart; whether its items can be bought is read from the catalogue. */
export interface FoundCart extends Omit<LeftCart, "buyable"> {
  id: string
  email: string
  locale: Locale
  /** The id of the consent, to withdraw it; null without one. */
  subscriptionId: string | null
}

type Row = Omit<FoundCart, "locale"> & { locale: string | null }

/**
 * With an address typed at the checkout, or of a signed-in customer. Reads the tables directly, as
 * `find-unsent-mails.ts` does.
 */
const FACTS = `
  select cart.id, owner.email, cart.locale, subscription.id as "subscriptionId",
         subscription.id is not null as "isConsented", touched.at as "touchedAt",
         cart.completed_at is not null
           or exists (select from order_cart link where link.cart_id = cart.id and link.deleted_at is null) as "isOrdered",
         exists (select from "order" placed
                  where lower(placed.email) = owner.email and placed.created_at >= touched.at
                    and placed.deleted_at is null) as "hasOrderedSince",
         exists (select from payment_attempt attempt
                  where attempt.cart_id = cart.id
                    and attempt.state not in ('captured', 'returned', 'cancelled', 'failed')) as "isPaying",
         exists (select from "user" staff
                  where lower(staff.email) = owner.email and staff.deleted_at is null) as "isOfStaff"
    from cart
    left join customer on customer.id = cart.customer_id and customer.deleted_at is null
    cross join lateral (select lower(coalesce(cart.email, customer.email)) as email) owner
    cross join lateral (
      select greatest(cart.updated_at, max(line.updated_at), max(line.deleted_at)) as at
        from cart_line_item line where line.cart_id = cart.id) touched
    left join newsletter_subscription subscription
      on subscription.email = owner.email and subscription.state = 'confirmed'
     and subscription.covers_reminders and subscription.deleted_at is null
   where cart.deleted_at is null and owner.email is not null
     and (cart.email is not null or cart.customer_id is not null)`

const DUE = `${FACTS}
     and cart.completed_at is null and subscription.id is not null
     and touched.at between now() - make_interval(hours => :hours, days => ${LOOK_BACK_DAYS})
                        and now() - make_interval(hours => :hours)
     and exists (select from cart_line_item line where line.cart_id = cart.id and line.deleted_at is null)
     and not exists (select from cart_reminder done where done.cart_id = cart.id)
     and not exists (select from outgoing_mail mail
                      where mail.kind = 'cart_reminder' and lower(mail.recipient) = owner.email
                        and mail.state <> 'dropped'
                        and mail.created_at > now() - make_interval(days => ${DAYS_BETWEEN}))
   order by touched.at desc limit ${BATCH_SIZE}`

/** Carts that are due, most recently changed first; `reminder-rule.ts` decides about each. */
export const findLeftCarts = (container: MedusaContainer, hours: number): Promise<FoundCart[]> =>
  ask(container, DUE, { hours })

/** The current state of one cart. */
export async function findLeftCart(container: MedusaContainer, id: string): Promise<FoundCart | undefined> {
  const [found] = await ask(container, `${FACTS} and cart.id = :id`, { id })
  return found
}

async function ask(
  container: MedusaContainer,
  sql: string,
  values: Record<string, string | number>,
): Promise<FoundCart[]> {
  const rows = await queryRows<Row>(container, sql, values)
  return rows.map((row) => ({ ...row, locale: findLocale(row.locale) ?? DEFAULT_LOCALE }))
}
