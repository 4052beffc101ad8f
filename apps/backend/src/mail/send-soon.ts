import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { MAIL_QUEUED } from "../modules/outgoing-mail/index.ts"

/** Has queued e-mails sent at once. If this fails, the job `outgoing-mails` sends them. */
export async function sendSoon(container: MedusaContainer, keys: readonly string[]): Promise<void> {
  const events = container.resolve(Modules.EVENT_BUS)
  for (const key of keys) await events.emit({ name: MAIL_QUEUED, data: { key } })
}
