import { renderTransferReminder } from "@porteka/emails"
import { addDays, budapestDay } from "@porteka/hungary"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { dueDaysOf } from "../../../shop/transfer-due-days.ts"
import { readMoney } from "../read-money.ts"
import { isUnpaidTransfer } from "../unpaid-transfers.ts"
import { proformaAttachments } from "./draw-proforma.ts"
import { orderMail } from "./order-mail.ts"

/** Not sent if the order was paid or cancelled since it was queued, or its buyer has withdrawn from it. */
export const transferReminder = orderMail(async ({ container, order, products, reference, props }) => {
  if (!(await isUnpaidTransfer(container, order.id))) return null
  if (await container.resolve(WITHDRAWAL_MODULE).findCaseOfOrder(order.id)) return null
  const { due } = await readMoney(container, order.id)
  const ordered = budapestDay(order.created_at)
  const rendered = await renderTransferReminder({
    ...props,
    order: reference,
    amount: due,
    due_on: addDays(ordered, dueDaysOf(order, props.shop)),
  })
  return {
    ...rendered,
    attachments: await proformaAttachments(container, { order, products, shop: props.shop }),
  }
})
