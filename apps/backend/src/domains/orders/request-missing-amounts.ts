import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { sendSoon } from "../../mail/send-soon.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { queryRows } from "../../records/query-rows.ts"

/** Part payments of the last days that still wait for their rest. */
const OPEN_PARTS = `
  select part.id, o.id as order_id, o.email, o.locale
    from bank_entry part join "order" o on o.id = part.order_id and o.canceled_at is null and o.email is not null
   where part.is_part and part.created_at > now() - interval '7 days'`

interface OpenPart {
  id: string
  order_id: string
  email: string
  locale: string | null
}

/** Queues an e-mail about every part payment that asks for what is missing, once. Also a job, for a process that died meanwhile. */
export async function requestMissingAmounts(container: MedusaContainer): Promise<void> {
  for (const { id, order_id: orderId, email, locale } of await queryRows<OpenPart>(container, OPEN_PARTS)) {
    const key = `transfer_part:${id}`
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key,
      kind: "transfer_part",
      about_id: orderId,
      recipient: email,
      locale: findLocale(locale) ?? DEFAULT_LOCALE,
    })
    await sendSoon(container, [key])
  }
}
