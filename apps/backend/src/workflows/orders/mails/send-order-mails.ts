import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { deliver } from "../../../mail/deliver.ts"
import { ORDER_MAIL_MODULE } from "../../../modules/order-mail/index.ts"
import type { OrderMail } from "../../../modules/order-mail/service.ts"
import { renderOrderMail } from "./render-order-mail.ts"

const BATCH_SIZE = 20
/** An order older than this whose confirmation was never noted is left to the admin. */
const LOOK_BACK_DAYS = 7
const OVERDUE_MINUTES = 60

/** Notes the confirmation of an order, in the order's language. An order without an e-mail gets none. */
export async function enqueueConfirmation(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "email", "locale"] })
  if (!order.email) return
  await container.resolve(ORDER_MAIL_MODULE).enqueue({
    order_id: order.id,
    kind: "order_placed",
    locale: order.locale?.startsWith("en") ? "en" : "hu",
    recipient: order.email,
  })
}

/** Sends what is due. A mail that fails is tried again later; the others are sent all the same. */
export async function sendDueMails(container: MedusaContainer): Promise<void> {
  const mails = container.resolve(ORDER_MAIL_MODULE)
  for (const mail of await mails.claimDue(BATCH_SIZE)) await sendOne(container, mail)
}

/** Finds placed orders whose confirmation was lost, and says loudly what could not be sent for an hour. */
export async function repairOrderMails(container: MedusaContainer): Promise<void> {
  const mails = container.resolve(ORDER_MAIL_MODULE)
  for (const orderId of await mails.findUnconfirmed(LOOK_BACK_DAYS))
    await enqueueConfirmation(container, orderId)
  await sendDueMails(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { order_id: orderId, kind, last_error: reason } of await mails.findOverdue(OVERDUE_MINUTES)) {
    logger.error(
      `The mail "${kind}" about ${orderId} has not been sent for an hour: ${reason ?? "not tried yet"}`,
    )
  }
}

async function sendOne(container: MedusaContainer, mail: OrderMail): Promise<void> {
  const mails = container.resolve(ORDER_MAIL_MODULE)
  const { id, kind, locale, recipient: to, created_at } = mail
  try {
    const rendered = await renderOrderMail(container, mail)
    if (!rendered) return await mails.forget(id)
    await deliver({ id, kind, locale, to, created_at, ...rendered })
    await mails.markSent(id)
  } catch (error) {
    // What a workflow throws is no Error any more, but still has its message.
    const reason = (error as Partial<Error>)?.message ?? String(error)
    const isTriedAgain = await mails.markFailed(mail, reason)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(
        `The mail "${kind}" about ${mail.order_id} was not sent (${isTriedAgain ? "later again" : "given up"}): ${reason}`,
      )
  }
}
