import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, budapestDay } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { toWatchRules } from "../../modules/shop-settings/watch-settings.ts"
import { ownerRecipients } from "./mails/owner-mails.ts"
import { unpaidTransfers } from "./unpaid-transfers.ts"

/**
 * Asks the owner, once, whether to keep waiting for a large order's transfer. The confirmation promised the
 * customer some days to pay, so the order is never canceled earlier without the owner's decision.
 */
export async function enqueueLargeTransferMails(container: MedusaContainer): Promise<void> {
  const { amount, askAfterDays } = toWatchRules(await container.resolve(SHOP_SETTINGS_MODULE).read())
  if (amount === 0 || askAfterDays === 0) return
  const today = budapestDay(new Date())
  for await (const { id, created_at, owed, received } of unpaidTransfers(container)) {
    if (received > 0 || owed < amount || addDays(budapestDay(created_at), askAfterDays) > today) continue
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key: `large_transfer:${id}`,
      kind: "large_transfer",
      about_id: id,
      locale: DEFAULT_LOCALE,
      recipient: await ownerRecipients(container),
    })
  }
}
