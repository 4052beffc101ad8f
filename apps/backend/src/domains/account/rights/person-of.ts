import type { CustomerDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { DEFAULT_LOCALE, findLocale, type Locale } from "@porteka/shop/languages"
import { queryRows } from "../../../records/query-rows.ts"
import { localeOf } from "../account-view.ts"

/** Whoever has an e-mail address: the account and the records of guest orders go together (ADR 0120). */
export interface Person {
  /** The account's record; without one, that of the guest orders. */
  id: string
  email: string
  hasAccount: boolean
  locale: Locale
  guestIds: string[]
}

/** @throws 404 */
export async function personOf(container: MedusaContainer, customerId: string): Promise<Person> {
  const customers = container.resolve(Modules.CUSTOMER)
  const { email } = await customers.retrieveCustomer(customerId)
  const records: CustomerDTO[] = await customers.listCustomers({ email })
  const account = records.find(({ has_account: has }) => has)
  const id = account?.id ?? customerId
  return {
    id,
    email,
    hasAccount: account !== undefined,
    locale: account ? localeOf(account) : await localeOfGuest(container, email),
    guestIds: records.map((record) => record.id).filter((other) => other !== id),
  }
}

/** The language of the last order. */
async function localeOfGuest(container: MedusaContainer, email: string): Promise<Locale> {
  const last = `select locale from "order" where lower(email) = ? order by created_at desc limit 1`
  const [order] = await queryRows<{ locale: string | null }>(container, last, [email.toLowerCase()])
  return findLocale(order?.locale) ?? DEFAULT_LOCALE
}
