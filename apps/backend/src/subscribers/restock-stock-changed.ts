import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { Modules } from "@medusajs/framework/utils"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { notifyWaiting } from "../domains/restock/notify-waiting.ts"
import { afterBurst } from "../records/after-burst.ts"

const COLLECT_MS = 50

const notifySoon = afterBurst("Telling people who wait for a product", COLLECT_MS, async (container) =>
  sendQueuedMails(container, await notifyWaiting(container)),
)

/**
 * Informs people who wait as soon as stock changes; if the event is lost, the job `restock-notices` finds
 * them.
 */
export default async function restockStockChanged({ container }: SubscriberArgs) {
  notifySoon(container, [])
}

export const config: SubscriberConfig = {
  event: [
    `${Modules.INVENTORY}.inventory-level.created`,
    `${Modules.INVENTORY}.inventory-level.updated`,
    `${Modules.INVENTORY}.reservation-item.deleted`,
  ],
  context: { subscriberId: "restock-stock-changed" },
}
