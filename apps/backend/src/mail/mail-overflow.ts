import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../modules/outgoing-mail/index.ts"
import type { OutgoingMailKind } from "../modules/outgoing-mail/service.ts"

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const WINDOW_MINUTES = 10
const WINDOW_MS = WINDOW_MINUTES * MINUTE_MS
/** A period that was not summed up within this time is left to the admin. */
const LOOK_BACK_WINDOWS = 24

/** Limits the staff's e-mails: further events of a period are reported in one e-mail at its end. */
export const STAFF_MAILS = { most: 10, hours: WINDOW_MINUTES / MINUTES_PER_HOUR }

/** The contents of a summary: e-mails to the staff that exceeded the limit of their period. */
export interface MailOverflow {
  kind: OutgoingMailKind
  summary: OutgoingMailKind
  recipient: (container: MedusaContainer) => Promise<string>
}

/** Queues one summary for each finished period with dropped e-mails. */
export async function enqueueSummaries(
  container: MedusaContainer,
  { kind, summary, recipient: findRecipient }: MailOverflow,
  now = new Date(),
): Promise<void> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const current = Math.floor(now.getTime() / WINDOW_MS)
  const first = current - LOOK_BACK_WINDOWS
  const dropped = await mails.listDropped(kind, windowOf(first).from, windowOf(current).from)
  if (dropped.length === 0) return
  const recipient = await findRecipient(container)
  for (let window = first; window < current; window++) {
    const aboutId = String(window)
    if ((await listOverflow(container, kind, aboutId)).length === 0) continue
    await mails.enqueue({
      key: `${summary}:${aboutId}`,
      kind: summary,
      about_id: aboutId,
      recipient,
      locale: DEFAULT_LOCALE,
    })
  }
}

/** The records of the e-mails that a summary replaces. @param window the period */
export function listOverflow(
  container: MedusaContainer,
  kind: OutgoingMailKind,
  window: string,
): Promise<string[]> {
  const { from, until } = windowOf(Number(window))
  return container.resolve(OUTGOING_MAIL_MODULE).listDropped(kind, from, until)
}

const windowOf = (window: number) => ({
  from: new Date(window * WINDOW_MS),
  until: new Date((window + 1) * WINDOW_MS),
})
