import { renderTransferReminder } from "@porteka/emails"
import { budapestDay } from "@porteka/hungary"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { dueOn } from "../../../shop/transfer-due-days.ts"
import { readMoney } from "../read-money.ts"
import { findUnpaidTransfer } from "../unpaid-transfers.ts"
import { proformaAttachments } from "./draw-proforma.ts"
import { orderMail } from "./order-mail.ts"

/**
 * Not sent if the order was paid or canceled since it was queued, or if its buyer has withdrawn from it. Once a part has arrived, it
 * asks for the rest.
 */
export const transferReminder = orderMail(async ({ container, order, products, reference, props }) => {
  if (!(await findUnpaidTransfer(container, order.id))) return null
  if (await isWithdrawn(container, order.id)) return null
  const { due, received } = await readMoney(container, order.id)
  if (due <= received) return null
  const rendered = renderTransferReminder({
    ...props,
    order: reference,
    occasion: "reminder",
    amount: due - received,
    received,
    due_on: dueOn(order, props.shop),
  })
  return {
    ...rendered,
    attachments: await proformaAttachments(container, { order, products, shop: props.shop }),
  }
})

/** Asks for the rest, once per part payment. Not sent if it has arrived, the order was canceled, or its buyer has withdrawn. */
export const transferPart = orderMail(async ({ container, order, reference, props }) => {
  if (order.canceled_at || (await isWithdrawn(container, order.id))) return null
  const { due, received } = await readMoney(container, order.id)
  if (received === 0 || due <= received) return null
  const day = dueOn(order, props.shop)
  return renderTransferReminder({
    ...props,
    order: reference,
    occasion: "part",
    amount: due - received,
    received,
    due_on: day < budapestDay(new Date()) ? null : day,
  })
})

/** Names the new deadline. Not sent if it has changed again, there is nothing left to pay, or the buyer has withdrawn. */
export const transferDeadline = orderMail(async ({ container, mail, order, products, reference, props }) => {
  const due_on = dueOn(order, props.shop)
  if (order.canceled_at || mail.part_id !== due_on || (await isWithdrawn(container, order.id))) return null
  const { due, received } = await readMoney(container, order.id)
  if (due <= received) return null
  const rendered = renderTransferReminder({
    ...props,
    order: reference,
    occasion: "deadline",
    amount: due - received,
    received,
    due_on,
  })
  return {
    ...rendered,
    attachments: await proformaAttachments(container, { order, products, shop: props.shop }),
  }
})

type Container = Parameters<typeof readMoney>[0]

const isWithdrawn = async (container: Container, orderId: string) =>
  (await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(orderId)) !== undefined
