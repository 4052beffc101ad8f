import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { renderOrderLink } from "@porteka/emails"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { readRecords } from "../../records/read-records.ts"
import { emailField, localeField, MAX_ORDER_NUMBER } from "../input-fields.ts"
import { orderMail } from "./mails/order-mail.ts"
import { orderLink } from "./order-link.ts"

export const orderLinkRequestSchema = z.strictObject({
  order_number: z.int().min(1).max(MAX_ORDER_NUMBER),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
type OrderLinkRequest = z.infer<typeof orderLinkRequestSchema>

/** Within this time an address gets one such e-mail per order, however often it is requested. */
const ONE_MAIL_IN_MINUTES = 10
const MINUTE_MS = 60_000
/** Anyone who knows number and address could request it again and again. */
const LINKS = { most: 10, hours: 24 }
const LINK_DAYS = 7

/** @returns the key of the e-mail to be sent; null if this address has no such order */
export async function requestOrderLink(
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

export const orderLinkMail = orderMail(({ mail, reference, props }) =>
  renderOrderLink({
    ...props,
    order: { ...reference, url: orderLink(mail, props.locale, LINK_DAYS) },
    days: LINK_DAYS,
  }),
)
