import type { MedusaContainer } from "@medusajs/framework/types"
import { type EmailProps, renderOwnerOrder, renderOwnerOrders } from "@porteka/emails"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../../env.ts"
import type { MailTemplate } from "../../../mail/mail-template.ts"
import { shopLinks } from "../../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings/index.ts"
import { ORDER_NOTICES } from "../../../modules/shop-settings/setting-fields.ts"
import { readRecords } from "../../../records/read-records.ts"
import { readSettings } from "../../../shop/read-shop.ts"
import { orderMail } from "./order-mail.ts"
import { toOrderInEmail } from "./to-order-in-email.ts"

const MINUTE_MS = 60_000
/** A rush of orders fills nobody's mailbox: what comes beyond that is told in one mail when the time is over. */
const WINDOW_MINUTES = 10
const MINUTES_PER_HOUR = 60
const OWN_MAILS = { most: 10, hours: WINDOW_MINUTES / MINUTES_PER_HOUR }
/** Time that has not been summed up within this is left to the admin. */
const LOOK_BACK_WINDOWS = 24

const adminUrl = (path: string) => `${environment().BACKEND_URL.replace(/\/$/, "")}/app${path}`

/** Notes the mail to the shop about a new order, unless so many have just been noted. */
export async function noteOwnerMail(container: MedusaContainer, key: string, orderId: string): Promise<void> {
  const recipient = await recipients(container)
  await container
    .resolve(OUTGOING_MAIL_MODULE)
    .enqueueAtMost(
      { key, kind: "owner_order", about_id: orderId, locale: DEFAULT_LOCALE, recipient },
      OWN_MAILS,
    )
}

/** Notes one mail about the orders of each time that is over and had more of them than mails. */
export async function noteOwnerSummaries(container: MedusaContainer, now = new Date()): Promise<void> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const current = Math.floor(now.getTime() / (WINDOW_MINUTES * MINUTE_MS))
  const earliest = windowOf(current - LOOK_BACK_WINDOWS)
  const dropped = await mails.listDropped("owner_order", earliest.from, windowOf(current).from)
  if (dropped.length === 0) return
  const recipient = await recipients(container)
  for (let window = current - LOOK_BACK_WINDOWS; window < current; window++) {
    const { from, until } = windowOf(window)
    if ((await mails.listDropped("owner_order", from, until)).length === 0) continue
    const aboutId = String(window)
    await mails.enqueue({
      ...{ key: `owner_orders:${aboutId}`, kind: "owner_orders", about_id: aboutId, recipient },
      locale: DEFAULT_LOCALE,
    })
  }
}

const windowOf = (window: number) => {
  const length = WINDOW_MINUTES * MINUTE_MS
  return { from: new Date(window * length), until: new Date((window + 1) * length) }
}

/** As the owner has set them; the shop's own address otherwise. */
async function recipients(container: MedusaContainer): Promise<string> {
  const set = (await container.resolve(SHOP_SETTINGS_MODULE).read())[ORDER_NOTICES]
  return set?.split(/\s*,\s*/).join(", ") || (await readSettings(container)).contact.email
}

export const ownerOrder = orderMail(async ({ order, products, props }) => {
  const about: EmailProps = { ...props, locale: DEFAULT_LOCALE, links: shopLinks(DEFAULT_LOCALE) }
  return await renderOwnerOrder({
    ...about,
    order: toOrderInEmail(order, products, { publicUrl: environment().PUBLIC_URL, ...about }),
    admin_url: adminUrl(`/orders/${order.id}`),
  })
})

interface OrderInSummary {
  display_id: number
  total: number
  currency_code: string
  billing_address: { first_name: string | null; last_name: string | null } | null
}

export const ownerOrders: MailTemplate = {
  async render(container, { about_id: window }, shop) {
    const { from, until } = windowOf(Number(window))
    const ids = await container.resolve(OUTGOING_MAIL_MODULE).listDropped("owner_order", from, until)
    const orders = await readRecords<OrderInSummary>(container, {
      entity: "order",
      fields: [
        "display_id",
        "total",
        "currency_code",
        "billing_address.first_name",
        "billing_address.last_name",
      ],
      filters: { id: ids },
    })
    if (orders.length === 0) return null
    return await renderOwnerOrders({
      orders: orders.map(({ billing_address: person, ...order }) => ({
        ...order,
        total: Math.round(Number(order.total)),
        name: [person?.last_name, person?.first_name].filter(Boolean).join(" "),
      })),
      admin_url: adminUrl("/order-desk"),
      ...{ locale: DEFAULT_LOCALE, links: shopLinks(DEFAULT_LOCALE), shop },
    })
  },
}
