import { type OrderChangedProps, renderOrderChanged } from "@porteka/emails"
import { environment } from "../../../env.ts"
import { readRecords } from "../../../records/read-records.ts"
import { readCardCredits } from "../../gift-cards/read-card-credits.ts"
import { POINT_CHANGE } from "../point-change.ts"
import { readMoney } from "../read-money.ts"
import { orderMail } from "./order-mail.ts"
import { toOrderInEmail } from "./to-order-in-email.ts"

const CHANGES = ["edit", "exchange", "claim"] as const

interface Change {
  change_type: string
  actions: { details: Record<string, unknown> | null }[]
}

/** What an edit, exchange or claim changed, and how to pay the difference; or the new pickup point. */
export const orderChanged = orderMail(async ({ container, mail, order, products, reference, props }) => {
  const [record] = await readRecords<Change>(container, {
    entity: "order_change",
    fields: ["change_type", "actions.details"],
    filters: { id: mail.part_id ?? "" },
  })
  const change = record && kindOf(record)
  if (!change || order.canceled_at) return null
  const { paid, refunded, due, held, comingBack } = await readMoney(container, order.id)
  const rest = due - held
  return renderOrderChanged({
    ...props,
    reference,
    order: toOrderInEmail(order, products, { publicUrl: environment().PUBLIC_URL, ...props }),
    change,
    paid: paid - refunded + held,
    due: Math.max(0, rest),
    owed: Math.max(0, -rest),
    coming_back: comingBack,
    gift_card_returned: await readCardCredits(container, order.id),
  })
})

function kindOf({ change_type: type, actions }: Change): OrderChangedProps["change"] | null {
  if (actions.some(({ details }) => details?.type === POINT_CHANGE)) return "pickup_point"
  return CHANGES.find((change) => change === type) ?? null
}
