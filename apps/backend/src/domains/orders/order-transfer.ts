import type { MedusaContainer } from "@medusajs/framework/types"
import { renderOrderTransfer } from "@porteka/emails"
import { DEFAULT_LOCALE, isLocale } from "@porteka/shop/languages"
import { shopUrl } from "../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { queryRows } from "../../records/query-rows.ts"
import { orderMail } from "./mails/order-mail.ts"

/** Anyone who knows an order's id could request it again and again. */
const REQUESTS = { most: 3, hours: 24 }

interface Transfer {
  order_id: string
  token: string
  /** The order's owner, who has to agree. */
  recipient: string
  locale: string | null
}

/** The transfer request awaiting its owner's decision; undefined if there is none. */
async function findTransfer(container: MedusaContainer, changeId: string): Promise<Transfer | undefined> {
  const rows = await queryRows<Transfer>(
    container,
    `select change.order_id, action.details ->> 'token' as token,
              action.details ->> 'original_email' as recipient, "order".locale
         from order_change change
         join order_change_action action on action.order_change_id = change.id
         join "order" on "order".id = change.order_id
        where change.id = ? and change.change_type = 'transfer' and change.status = 'requested'
          and action.action = 'TRANSFER_CUSTOMER'`,
    [changeId],
  )
  return rows[0]
}

/** @returns the key of the e-mail to be sent; null if there is nothing to decide */
export async function enqueueTransferMail(
  container: MedusaContainer,
  changeId: string,
): Promise<string | null> {
  const transfer = await findTransfer(container, changeId)
  if (!transfer?.recipient) return null
  const { order_id: about_id, recipient, locale } = transfer
  const key = `order_transfer:${changeId}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueueAtMost(
    {
      key,
      kind: "order_transfer",
      about_id,
      part_id: changeId,
      recipient,
      locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    },
    REQUESTS,
  )
  return key
}

/** The link contains the token; its page asks for confirmation before doing anything. */
export const orderTransferMail = orderMail(async ({ container, order, reference, props, mail }) => {
  const transfer = await findTransfer(container, mail.part_id ?? "")
  if (!transfer) return null
  const query = new URLSearchParams({ order: order.id, token: transfer.token })
  const url = shopUrl(props.locale, `/order-transfer?${query}`)
  return renderOrderTransfer({ ...props, order: { ...reference, url } })
})
