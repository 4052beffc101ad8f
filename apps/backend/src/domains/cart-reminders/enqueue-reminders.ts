import type { MedusaContainer } from "@medusajs/framework/types"
import { CART_REMINDER_MODULE } from "../../modules/cart-reminder/index.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { DAYS_BETWEEN, findLeftCarts } from "./find-left-carts.ts"
import { readLeftItems } from "./left-items.ts"
import { reasonForSilence } from "./reminder-rule.ts"

const ONCE = { most: 1, hours: DAYS_BETWEEN * 24 }

/**
 * Queues one e-mail for each cart that is due. The e-mail's key makes it unique, even if several processes do
 * this concurrently. The cart is marked afterward, so a crash in between loses none.
 */
export async function enqueueCartReminders(container: MedusaContainer): Promise<void> {
  const { remindAfterHours } = (await readSettings(container)).carts
  if (remindAfterHours === 0) return
  const now = new Date()
  for (const cart of await findLeftCarts(container, remindAfterHours)) {
    const items = await readLeftItems(container, cart.id, cart.locale)
    if (reasonForSilence({ ...cart, buyable: items.length }, remindAfterHours, now) !== null) continue
    await container.resolve(OUTGOING_MAIL_MODULE).enqueueAtMost(
      {
        key: `cart_reminder:${cart.id}`,
        kind: "cart_reminder",
        about_id: cart.id,
        locale: cart.locale,
        recipient: cart.email,
      },
      ONCE,
    )
    await container.resolve(CART_REMINDER_MODULE).record(cart.id)
  }
}
