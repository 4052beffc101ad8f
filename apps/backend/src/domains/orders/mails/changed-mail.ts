import { type OrderChangedProps, renderOrderChanged } from "@porteka/emails"
import { environment } from "../../../env.ts"
import { readRecords } from "../../../records/read-records.ts"
import { readCardCredits } from "../../gift-cards/read-card-credits.ts"
import { readMoney } from "../read-money.ts"
import { orderMail } from "./order-mail.ts"
import { toOrderInEmail } from "./to-order-in-email.ts"

const CHANGES: readonly string[] = ["edit", "exchange", "claim"] satisfies OrderChangedProps["change"][]

/** What an edit, exchange or claim changed, and how to pay the difference. */
export const orderChanged = orderMail(async ({ container, mail, order, products, reference, props }) => {
  const [change] = await readRecords<{ change_type: string }>(container, {
    entity: "order_change",
    fields: ["change_type"],
    filters: { id: mail.part_id ?? "" },
  })
  if (!change || !isReported(change.change_type) || order.canceled_at) return null
  const { paid, refunded, due, comingBack } = await readMoney(container, order.id)
  return await renderOrderChanged({
    ...props,
    reference,
    order: toOrderInEmail(order, products, { publicUrl: environment().PUBLIC_URL, ...props }),
    change: change.change_type,
    paid: paid - refunded,
    due: Math.max(0, due),
    owed: Math.max(0, -due),
    coming_back: comingBack,
    gift_card_returned: await readCardCredits(container, order.id),
  })
})

const isReported = (type: string): type is OrderChangedProps["change"] => CHANGES.includes(type)
