import type { MedusaContainer } from "@medusajs/framework/types"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import type { OrderMailKind } from "../../../modules/outgoing-mail/service.ts"
import { findUnsentMails, type Occasion } from "./find-unsent-mails.ts"
import { noteOwnerMail } from "./owner-mails.ts"

/** What happened longer ago than this without a mail is left to the admin. */
const LOOK_BACK_DAYS = 7

/**
 * Notes the mails about what has happened to an order. However often it is called, each is noted once.
 * @param isSilent the admin ticked that the shopper is not to be told: noted as settled
 * @returns the keys of the mails to be sent
 */
export async function noteOrderMails(
  container: MedusaContainer,
  occasion: Occasion,
  { kinds, isSilent = false }: { kinds?: readonly OrderMailKind[]; isSilent?: boolean } = {},
): Promise<string[]> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const untold = await findUnsentMails(container, occasion, kinds)
  const keys: string[] = []
  for (const { kind, order_id: orderId, part_id: partId, recipient, locale } of untold) {
    const key = `${kind}:${partId ?? orderId}`
    if (kind === "owner_order") {
      await noteOwnerMail(container, key, orderId)
      keys.push(key)
      continue
    }
    await mails.enqueue({
      ...{ key, kind, recipient, locale, about_id: orderId },
      ...(partId ? { part_id: partId } : {}),
      ...(isSilent ? { state: "dropped" } : {}),
    })
    if (!isSilent) keys.push(key)
  }
  return keys
}

/** Finds what an event lost. */
export async function repairOrderMails(container: MedusaContainer): Promise<void> {
  await noteOrderMails(container, { days: LOOK_BACK_DAYS })
}
