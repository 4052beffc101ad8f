import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { sendSoon } from "../../mail/send-soon.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Part payments of the last days that still wait for their rest, with the key of their e-mail. One that was assigned to the wrong
 * order first is asked for again; before entries had a `booked_at`, none could be.
 */
const OPEN_PARTS = `
  select concat_ws(':', 'transfer_part', part.id, case when part.booked_at is not null then o.id end) as key,
         o.id as order_id, o.email, o.locale
    from bank_entry part join "order" o on o.id = part.order_id and o.canceled_at is null and o.email is not null
   where part.is_part and part.settled_at is null
     and coalesce(part.booked_at, part.created_at) > now() - interval '7 days'`

interface OpenPart {
  key: string
  order_id: string
  email: string
  locale: string | null
}

/** Queues an e-mail about every part payment that asks for what is missing, once. Also a job, for a process that died meanwhile. */
export async function requestMissingAmounts(container: MedusaContainer): Promise<void> {
  for (const { key, order_id: orderId, email, locale } of await queryRows<OpenPart>(container, OPEN_PARTS)) {
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
