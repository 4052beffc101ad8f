import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, budapestDay } from "@porteka/hungary"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { unpaidTransfers } from "./unpaid-transfers.ts"

/**
 * Notes a reminder for every order whose transfer has not come so many days after it was placed, once, and only while
 * there is still time to pay. Whether it is unpaid is asked again when the mail is drawn.
 */
export async function remindOfTransfers(container: MedusaContainer): Promise<void> {
  const { transferReminderDays } = (await readSettings(container)).bank
  if (transferReminderDays === 0) return
  const today = budapestDay(new Date())
  for await (const { id, created_at, due_days, email, locale } of unpaidTransfers(container)) {
    const ordered = budapestDay(created_at)
    const isTime = addDays(ordered, transferReminderDays) <= today && today <= addDays(ordered, due_days)
    if (!isTime || !email) continue
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      ...{ key: `transfer_reminder:${id}`, kind: "transfer_reminder", about_id: id, recipient: email },
      locale: findLocale(locale) ?? DEFAULT_LOCALE,
    })
  }
}
