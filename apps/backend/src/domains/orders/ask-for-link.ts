import type { MedusaContainer } from "@medusajs/framework/types"
import { renderOrderLink } from "@porteka/emails"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { readRecords } from "../../records/read-records.ts"
import { orderMail } from "./mails/order-mail.ts"
import { orderLink } from "./order-link.ts"
import type { OrderLinkRequest } from "./order-link-input.ts"

/** Within this time an address gets one such e-mail per order, however often it is requested. */
const ONE_MAIL_IN_MINUTES = 10
const MINUTE_MS = 60_000
/** Anyone who knows number and address could request it again and again. */
const LINKS = { most: 10, hours: 24 }
const LINK_DAYS = 7

/** @returns the key of the e-mail to be sent; null if this address has no such order */
export async function askForLink(
  container: MedusaContainer,
  { order_number: number, email, locale }: OrderLinkRequest,
): Promise<string | null> {
  const orders = await readRecords<{ id: string; email: string | null }>(container, {
    entity: "order",
    fields: ["id", "email"],
    filters: { display_id: number },
  })
  const order = orders.find((candidate) => candidate.email?.toLowerCase() === email)
  if (!order?.email) return null
  const slot = Math.floor(Date.now() / (ONE_MAIL_IN_MINUTES * MINUTE_MS))
  const key = `order_link:${order.id}:${slot}`
  await container
    .resolve(OUTGOING_MAIL_MODULE)
    .enqueueAtMost({ key, kind: "order_link", about_id: order.id, locale, recipient: order.email }, LINKS)
  return key
}

export const orderLinkMail = orderMail(({ order, reference, props }) =>
  renderOrderLink({
    ...props,
    order: { ...reference, url: orderLink(order.id, props.locale, LINK_DAYS) },
    days: LINK_DAYS,
  }),
)
