import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../../logs/failure.ts"
import { deliver } from "../../mail/deliver.ts"
import type { ReadOnce } from "../../mail/mail-template.ts"
import { shopLinks } from "../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import type { OutgoingMail } from "../../modules/outgoing-mail/service.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { readShop } from "../../shop/read-shop.ts"
import { MAIL_TEMPLATES } from "./mail-templates.ts"

const BATCH_SIZE = 20
const OVERDUE_MINUTES = 60
const KEPT_DAYS = 90

/** Sends due e-mails. A failed one is retried later and does not stop the others. */
export async function sendOutgoingMails(container: MedusaContainer): Promise<void> {
  await sendAll(container, await container.resolve(OUTGOING_MAIL_MODULE).claimDue(BATCH_SIZE))
}

/** Sends these e-mails now, if they are due. @returns how many were sent */
export async function sendQueuedMails(container: MedusaContainer, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  return await sendAll(container, await container.resolve(OUTGOING_MAIL_MODULE).claimDue(keys.length, keys))
}

/** Logs e-mails that could not be sent for an hour, and deletes old ones. */
export async function watchOutgoingMails(container: MedusaContainer): Promise<void> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { kind, about_id: id, last_error: reason } of await mails.findOverdue(OVERDUE_MINUTES)) {
    logger.error(`The mail "${kind}" about ${id} has not been sent for an hour: ${reason ?? "not tried yet"}`)
  }
  await mails.prune(KEPT_DAYS)
}

async function sendAll(container: MedusaContainer, mails: readonly OutgoingMail[]): Promise<number> {
  const readOnce = rememberReads()
  let sent = 0
  for (const mail of mails) if (await sendOne(container, mail, readOnce)) sent++
  return sent
}

function rememberReads(): ReadOnce {
  const reads = new Map<string, Promise<unknown>>()
  return <Value>(name: string, read: () => Promise<Value>) => {
    const value = reads.get(name) ?? read()
    reads.set(name, value)
    return value as Promise<Value>
  }
}

async function sendOne(container: MedusaContainer, mail: OutgoingMail, readOnce: ReadOnce): Promise<boolean> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const { id, kind } = mail
  let isDelivered = mail.delivered_at !== null
  try {
    if (!(await mails.keepClaim(mail))) return false
    if (!isDelivered && !(await deliverOne(container, mail, readOnce))) {
      await mails.markDropped(id)
      return false
    }
    isDelivered = true
    await MAIL_TEMPLATES[kind].sent?.(container, mail)
    await mails.markSent(id)
    return true
  } catch (error) {
    const reason = reasonOf(error)
    const isTriedAgain = await mails.markFailed(mail, reason)
    const problem = isDelivered ? "was sent, but what follows failed" : "was not sent"
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(
        `The mail "${kind}" about ${mail.about_id} ${problem} (${isTriedAgain ? "later again" : "given up"}): ${reason}`,
      )
    return false
  }
}

/** @returns false if it is not to be sent any more */
async function deliverOne(
  container: MedusaContainer,
  mail: OutgoingMail,
  readOnce: ReadOnce,
): Promise<boolean> {
  const { id, kind, locale, recipient: to, created_at } = mail
  // Of an erased person nothing but the order is left: there is nobody to write to.
  if (to.endsWith(DELETED_DOMAIN)) return false
  const shop = await readOnce("shop", () => readShop(container))
  const rendered = await MAIL_TEMPLATES[kind].render(
    container,
    mail,
    { locale, links: shopLinks(locale), shop },
    readOnce,
  )
  if (!rendered) return false
  const from = { name: shop.name, email: shop.contact.email }
  await deliver({ id, kind, locale, from, to, created_at, ...rendered })
  await container.resolve(OUTGOING_MAIL_MODULE).markDelivered(id)
  return true
}
