import { randomUUID } from "node:crypto"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { AuthWorkflowEvents, InviteWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { OUTGOING_MAIL_MODULE } from "../modules/outgoing-mail/index.ts"
import type { NewMail } from "../modules/outgoing-mail/service.ts"
import { mailLanguage } from "../staff-language/mail-language.ts"

interface StaffEvent {
  /** An invitation. */
  id?: string
  /** The e-mail address of the password to be reset. */
  entity_id?: string
  actor_type?: string
  /** What the caller of a reset added. */
  metadata?: unknown
}

/** Anybody can request a new password for the staff, so the number of e-mails is limited. */
const RESETS = { most: 3, hours: 1 }

/** Sends invitations and password resets of the staff by e-mail; customers have separate ones. */
export default async function staffMails({ event, container }: SubscriberArgs<StaffEvent>): Promise<void> {
  const mail =
    event.name === AuthWorkflowEvents.PASSWORD_RESET
      ? toReset(event.data)
      : await toInvite(container, event.data)
  if (!mail) return
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  if (mail.kind === "admin_password_reset") await mails.enqueueAtMost(mail, RESETS)
  else await mails.enqueue(mail)
  await sendQueuedMails(container, [mail.key])
}

function toReset({ entity_id: recipient, actor_type, metadata }: StaffEvent): NewMail | null {
  if (actor_type !== "user" || !recipient) return null
  const key = `admin_password_reset:${randomUUID()}`
  const locale = mailLanguage(metadata)
  return { key, kind: "admin_password_reset", about_id: recipient, recipient, locale }
}

/** If it is sent again, it counts as another e-mail. */
async function toInvite(container: MedusaContainer, { id }: StaffEvent): Promise<NewMail | null> {
  if (!id) return null
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 })
  if (!invite) return null
  const key = `admin_invite:${id}:${randomUUID()}`
  const locale = mailLanguage(invite.metadata)
  return { key, kind: "admin_invite", about_id: id, recipient: invite.email, locale }
}

export const config: SubscriberConfig = {
  event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT, AuthWorkflowEvents.PASSWORD_RESET],
  context: { subscriberId: "staff-mails" },
}
