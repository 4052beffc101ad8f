import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { post } from "../back-end.ts"
import { formatMoney } from "../format-money.ts"
import { readOwnRights } from "../staff/staff-api.ts"
import { useAnswer } from "../use-answer.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"
import { Closed } from "./panel-section.tsx"
import { RefundForm } from "./refund-form.tsx"

interface SpentCardRefundProps {
  orderId: string
  refund: NonNullable<DeskOrderDetails["spent_card_refund"]>
  onDone: () => void
}

/** For the owner: a refund that the shop refuses, because the gift card was spent. */
export function SpentCardRefund({ orderId, refund: { spent, amount: most }, onDone }: SpentCardRefundProps) {
  const texts = afterSaleTexts()
  const [rights] = useAnswer(readOwnRights)
  if (rights?.role !== "owner") return null
  return (
    <Closed title={texts.exception}>
      <RefundForm
        hint={texts.exceptionHint(formatMoney(spent))}
        most={most}
        isReasonNeeded
        isLoss
        action={texts.exceptionDo}
        done={texts.refundDone}
        onSave={(refund) => post("/admin/spent-card-refunds", { order_id: orderId, ...refund })}
        onDone={onDone}
      />
    </Closed>
  )
}
