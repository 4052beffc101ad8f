import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { AccountCustomer, AccountSession, CustomerAddress, SessionAnswer } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, isLocale, type Locale } from "@porteka/shop/languages"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { countClaimable } from "./claim-orders.ts"

export async function readSession(
  container: MedusaContainer,
  session: AccountSessionRow,
): Promise<SessionAnswer> {
  return {
    session: toSessionView(session, session.id),
    customer: await readAccount(container, session.customer_id),
  }
}

/** The customer as shown on account pages. */
async function readAccount(container: MedusaContainer, customerId: string): Promise<AccountCustomer> {
  const { deletions, wishlists } = container.resolve(ACCOUNT_MODULE)
  const customer = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customerId, { relations: ["addresses"] })
  const [subscription, deletion, wishlist, claimable] = await Promise.all([
    container.resolve(NEWSLETTER_MODULE).findOf(customer.email),
    deletions.find(customerId),
    wishlists.find(customerId),
    countClaimable(container, customer.email),
  ])
  return {
    id: customer.id,
    email: customer.email,
    first_name: customer.first_name ?? null,
    last_name: customer.last_name ?? null,
    phone: customer.phone ?? null,
    company_name: customer.company_name ?? null,
    locale: localeOf(customer),
    newsletter: subscription?.state === "confirmed",
    addresses: JSON.parse(JSON.stringify(customer.addresses)) as CustomerAddress[],
    created_at: new Date(customer.created_at).toISOString(),
    claimable_orders: claimable,
    deletion_due_at: deletion?.due_at.toISOString() ?? null,
    wishlist_saved_at: wishlist.saved_at?.toISOString() ?? null,
  }
}

/** The language of e-mails to a customer. */
export function localeOf({ metadata }: { metadata?: Record<string, unknown> | null }): Locale {
  return isLocale(metadata?.locale) ? metadata.locale : DEFAULT_LOCALE
}

export function toSessionView(session: AccountSessionRow, currentId: string): AccountSession {
  return {
    id: session.id,
    device: session.device,
    place: session.place,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    is_current: session.id === currentId,
  }
}
