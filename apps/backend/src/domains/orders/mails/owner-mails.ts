import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { deliveryOf, type WatchReason } from "@porteka/commerce-sdk/wire"
import { renderOwnerOrder, renderOwnerOrders } from "@porteka/emails"
import { fullName } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../../env.ts"
import {
  enqueueSummaries,
  listOverflow,
  type MailOverflow,
  STAFF_MAILS,
} from "../../../mail/mail-overflow.ts"
import type { MailTemplate } from "../../../mail/mail-template.ts"
import { adminUrl } from "../../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings/index.ts"
import { ORDER_NOTICES } from "../../../modules/shop-settings/setting-fields.ts"
import { readRecords } from "../../../records/read-records.ts"
import { readSettings } from "../../../shop/read-shop.ts"
import { WATCH } from "../../checkout/watch-order.ts"
import { nameItemsForStaff } from "../name-items.ts"
import { orderMail } from "./order-mail.ts"
import { type OrderToWriteAbout, toOrderInEmail } from "./to-order-in-email.ts"

const ORDER_OVERFLOW: MailOverflow = {
  kind: "owner_order",
  summary: "owner_orders",
  recipient: ownerRecipients,
}

/** Queues the notice about a new order for the staff, unless too many were just queued. */
export async function enqueueOwnerMail(
  container: MedusaContainer,
  key: string,
  orderId: string,
): Promise<void> {
  const recipient = await ownerRecipients(container)
  await container
    .resolve(OUTGOING_MAIL_MODULE)
    .enqueueAtMost(
      { key, kind: "owner_order", about_id: orderId, locale: DEFAULT_LOCALE, recipient },
      STAFF_MAILS,
    )
}

/** Queues one summary for each past period with more orders than notices. */
export const enqueueOwnerSummaries = (container: MedusaContainer) =>
  enqueueSummaries(container, ORDER_OVERFLOW)

/** The recipients of order notices: set by the owner, otherwise the shop's own address. */
export async function ownerRecipients(container: MedusaContainer): Promise<string> {
  const set = (await container.resolve(SHOP_SETTINGS_MODULE).read())[ORDER_NOTICES]
  return set?.split(/\s*,\s*/).join(", ") || (await readSettings(container)).contact.email
}

export const ownerOrder = orderMail(async ({ container, order, products, props }) => {
  const named = { ...order, items: await nameItemsForStaff(container, order) }
  const written = toOrderInEmail(named, products, { publicUrl: environment().PUBLIC_URL, ...props })
  const deliveryName = await ownNameOfDelivery(container, order)
  return renderOwnerOrder({
    ...props,
    order: { ...written, delivery: { ...written.delivery, name: deliveryName ?? written.delivery.name } },
    watch: (order.metadata?.[WATCH] ?? []) as WatchReason[],
    admin_url: adminUrl(`/orders/${order.id}`),
  })
})

/** The order's delivery in the shop's language, not in the buyer's; null if it is not offered any more or nothing is sent. */
async function ownNameOfDelivery(
  container: MedusaContainer,
  order: OrderToWriteAbout,
): Promise<string | null> {
  const id = deliveryOf(order.shipping_methods)?.shipping_option_id
  if (!id) return null
  const [option] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({ id }, { select: ["name"] })
  return option?.name ?? null
}

interface OrderInSummary {
  display_id: number
  total: number
  currency_code: string
  billing_address: { first_name: string | null; last_name: string | null } | null
}

export const ownerOrders: MailTemplate = {
  async render(container, { about_id: window }, props) {
    const ids = await listOverflow(container, "owner_order", window)
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
    return renderOwnerOrders({
      orders: orders.map(({ billing_address: person, ...order }) => ({
        ...order,
        total: Math.round(Number(order.total)),
        name: fullName(person ?? {}, DEFAULT_LOCALE),
      })),
      admin_url: adminUrl("/order-desk"),
      ...props,
    })
  },
}
