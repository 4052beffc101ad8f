import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, budapestDay, DAY_MS } from "@porteka/hungary"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { unpaidTransfers } from "./unpaid-transfers.ts"

/** A part payment was answered with an e-mail that asks for the rest. */
const DAYS_AFTER_PART = 2

/**
 * Queues one reminder for every order whose transfer, or a part of it, has not arrived within the set number of days,
 * and only while there is time to pay. Whether it is unpaid is checked again when the e-mail is rendered.
 */
export async function remindOfTransfers(container: MedusaContainer): Promise<void> {
  const { transferReminderDays } = (await readSettings(container)).bank
  if (transferReminderDays === 0) return
  const today = budapestDay(new Date())
  for await (const order of unpaidTransfers(container)) {
    const { id, created_at, due_days, email, locale, received_at } = order
    const ordered = budapestDay(created_at)
    const isTime = addDays(ordered, transferReminderDays) <= today && today <= addDays(ordered, due_days)
    const wasJustAsked = received_at !== null && received_at.getTime() > Date.now() - DAYS_AFTER_PART * DAY_MS
    if (!isTime || wasJustAsked || !email) continue
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key: `transfer_reminder:${id}`,
      kind: "transfer_reminder",
      about_id: id,
      recipient: email,
      locale: findLocale(locale) ?? DEFAULT_LOCALE,
    })
  }
}
