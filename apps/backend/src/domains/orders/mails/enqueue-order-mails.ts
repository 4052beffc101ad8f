import type { MedusaContainer } from "@medusajs/framework/types"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import type { OrderMailKind } from "../../../modules/outgoing-mail/service.ts"
import { findUnsentMails, type Occasion } from "./find-unsent-mails.ts"
import { enqueueOwnerMail } from "./owner-mails.ts"

/** Older events without an e-mail are left to the staff. */
const LOOK_BACK_DAYS = 7

interface Options {
  kinds?: readonly OrderMailKind[]
  /** The staff chose not to notify the shopper: the e-mail is recorded as dropped, so that it is never sent. */
  isSilent?: boolean
  /**
   * Orders whose replacements are not credited yet (`creditReplacements`): their e-mails would state too high
   * an amount.
   */
  uncredited?: readonly string[]
}

/**
 * Queues the e-mails about an order's events. Each is queued once, however often it is called.
 * @returns the keys of the e-mails to be sent
 */
export async function enqueueOrderMails(
  container: MedusaContainer,
  occasion: Occasion,
  { kinds, isSilent = false, uncredited = [] }: Options = {},
): Promise<string[]> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const unsent = await findUnsentMails(container, occasion, kinds)
  const keys: string[] = []
  for (const { kind, order_id: orderId, part_id: partId, recipient, locale } of unsent) {
    if (kind === "order_changed" && uncredited.includes(orderId)) continue
    const key = `${kind}:${partId ?? orderId}`
    if (kind === "owner_order") {
      await enqueueOwnerMail(container, key, orderId)
      keys.push(key)
      continue
    }
    await mails.enqueue({
      key,
      kind,
      recipient,
      locale,
      about_id: orderId,
      ...(partId ? { part_id: partId } : {}),
      ...(isSilent ? { state: "dropped" } : {}),
    })
    if (!isSilent) keys.push(key)
  }
  return keys
}

/**
 * Queues the e-mails of lost events.
 * @param uncredited orders of `creditReplacements`, whose changes are reported later
 */
export async function repairOrderMails(
  container: MedusaContainer,
  uncredited: readonly string[],
): Promise<void> {
  await enqueueOrderMails(container, { days: LOOK_BACK_DAYS }, { uncredited })
}
