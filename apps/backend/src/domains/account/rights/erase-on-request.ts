import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { DEFAULT_LOCALE, findLocale, type Locale } from "@porteka/shop/languages"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { localeOf } from "../account-view.ts"
import { erasePerson } from "./erase-person.ts"

/** Orders with something left to do; the stage of a new one may not be stored yet. */
const OPEN_ORDERS = `
  select placed.display_id from "order" placed
    join customer on customer.id = placed.customer_id
    left join order_stage stored on stored.order_id = placed.id
   where lower(customer.email) = ? and placed.deleted_at is null and not placed.is_draft_order
     and coalesce(stored.stage, 'to_pay') not in ('done', 'cancelled')
   order by placed.display_id`

/**
 * Erases a customer's data because the person asked the shop for it: a guest's, or with an account everything that
 * belongs to it.
 * @throws 404; not_allowed while an order of the person needs the address
 */
export async function eraseOnRequest(container: MedusaContainer, customerId: string): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const { email } = await customers.retrieveCustomer(customerId)
  const open = await queryRows<{ display_id: number }>(container, OPEN_ORDERS, [email.toLowerCase()])
  if (open.length > 0) {
    const numbers = open.map(({ display_id: number }) => number).join(", ")
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      staffText({
        hu: `Előbb fejezze be vagy törölje a nyitott rendelését: ${numbers}.`,
        en: `Finish or cancel the customer's open orders first: ${numbers}.`,
      }),
    )
  }
  const [account] = await customers.listCustomers({ email, has_account: true })
  const id = account?.id ?? customerId
  const locale = account ? localeOf(account) : await localeOfGuest(container, email)
  await erasePerson(container, { id, email })
  await enqueueAccountMail(container, {
    kind: account ? "deletion_done" : "data_erased",
    about_id: id,
    recipient: email,
    locale,
  })
}

/** The language of the last order. */
async function localeOfGuest(container: MedusaContainer, email: string): Promise<Locale> {
  const last = `select locale from "order" where lower(email) = ? order by created_at desc limit 1`
  const [order] = await queryRows<{ locale: string | null }>(container, last, [email.toLowerCase()])
  return findLocale(order?.locale) ?? DEFAULT_LOCALE
}
