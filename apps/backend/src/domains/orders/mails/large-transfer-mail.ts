import { renderLargeTransfer } from "@porteka/emails"
import { formatPhone, fullName } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { adminUrl } from "../../../mail/shop-links.ts"
import { dueOn } from "../../../shop/transfer-due-days.ts"
import { readMoney } from "../read-money.ts"
import { isUnpaidTransfer } from "../unpaid-transfers.ts"
import { orderMail } from "./order-mail.ts"

/** Not sent if the order was paid or canceled since it was queued. */
export const largeTransfer = orderMail(async ({ container, order, props }) => {
  if (!(await isUnpaidTransfer(container, order.id))) return null
  const { due } = await readMoney(container, order.id)
  const person = order.billing_address ?? order.shipping_address
  const phone = order.shipping_address?.phone
  return renderLargeTransfer({
    ...props,
    display_id: order.display_id,
    name: fullName(person ?? {}, DEFAULT_LOCALE),
    phone: phone ? formatPhone(phone) : null,
    amount: due,
    currency_code: order.currency_code,
    due_on: dueOn(order, props.shop),
    admin_url: adminUrl(`/orders/${order.id}`),
  })
})
