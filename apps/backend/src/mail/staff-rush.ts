import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../modules/outgoing-mail/index.ts"
import type { OutgoingMailKind } from "../modules/outgoing-mail/service.ts"

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const WINDOW_MINUTES = 10
const WINDOW_MS = WINDOW_MINUTES * MINUTE_MS
/** Time that has not been summed up within this is left to the admin. */
const LOOK_BACK_WINDOWS = 24

/** A rush fills nobody's mailbox: what comes beyond this is told in one mail when the time is over. */
export const STAFF_MAILS = { most: 10, hours: WINDOW_MINUTES / MINUTES_PER_HOUR }

/** What a summary tells of: mails to the staff that were too many for their time. */
export interface StaffRush {
  kind: OutgoingMailKind
  summary: OutgoingMailKind
  recipient: (container: MedusaContainer) => Promise<string>
}

/** Notes one mail about each time that is over and had more to tell than mails. */
export async function noteSummaries(
  container: MedusaContainer,
  { kind, summary, recipient: findRecipient }: StaffRush,
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
    if ((await listRush(container, kind, aboutId)).length === 0) continue
    await mails.enqueue({
      ...{ key: `${summary}:${aboutId}`, kind: summary, about_id: aboutId, recipient },
      locale: DEFAULT_LOCALE,
    })
  }
}

/** What the mails were about that a summary stands for. @param window what the summary is about */
export function listRush(
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
