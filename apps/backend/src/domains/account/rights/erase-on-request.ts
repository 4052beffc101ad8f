import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { erasePerson } from "./erase-person.ts"
import { personOf } from "./person-of.ts"

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
  const { id, email, locale, hasAccount } = await personOf(container, customerId)
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
  await erasePerson(container, { id, email })
  await enqueueAccountMail(container, {
    kind: hasAccount ? "deletion_done" : "data_erased",
    about_id: id,
    recipient: email,
    locale,
  })
}
