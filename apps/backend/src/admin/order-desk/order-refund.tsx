import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { formatMoney } from "../format-money.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"
import { refundOrder } from "./desk-api.ts"
import { Closed, Line } from "./panel-section.tsx"
import { RefundForm } from "./refund-form.tsx"
import { SpentCardRefund } from "./spent-card-refund.tsx"
import { endsPurchase, toRefund } from "./to-refund.ts"

interface OrderRefundProps {
  desk: DeskOrderDetails
  onDone: () => void
}

/** Medusa's own buttons for a refund lead here (`medusa-patches/after-sale-forms.ts`). */
const HASH = "#refund"

/** The ordinary refund, and those for exceptions. */
export function OrderRefund({ desk, onDone }: OrderRefundProps) {
  const texts = afterSaleTexts()
  const { refundable, refunded_ahead: ahead, awaits_goods: asksForGoods } = desk
  const isCard = desk.method === "card"
  const owed = Math.min(refundable?.amount ?? 0, toRefund(desk))
  const isAll = (amount: number) => endsPurchase(desk, amount)
  const doubtOf = (amount: number) =>
    isAll(amount) && desk.gift_card_kept > 0 ? texts.endsPurchase(formatMoney(desk.gift_card_kept)) : null
  return (
    <>
      {desk.gift_card_kept > 0 && (
        <Line>
          {texts.keptOnCard(formatMoney(desk.gift_card_kept))}{" "}
          <a className="text-ui-fg-interactive" href="/app/gift-cards">
            {texts.giveCard}
          </a>
        </Line>
      )}
      {ahead > 0 && <Line>{texts.refundedAhead(formatMoney(ahead))}</Line>}
      {refundable ? (
        <Closed title={texts.refund} hash={HASH}>
          <RefundForm
            // What is owed, and whether to ask, is different after each refund; a return that arrives changes what is owed.
            key={`${desk.refunded} ${desk.due} ${owed}`}
            hint={[
              texts.refundHint(isCard),
              ...(desk.payers.length > 0 ? [texts.paidFrom(desk.payers)] : []),
            ].join(" ")}
            most={refundable.amount}
            owed={owed}
            asksForGoods={asksForGoods}
            offersReasons
            isAll={isAll}
            doubtOf={doubtOf}
            action={texts.refundDo}
            done={texts.refundDone}
            onSave={(refund) => refundOrder(desk.id, refund)}
            onDone={onDone}
          />
        </Closed>
      ) : (
        <Line>{hasCardsToSpend(desk) ? texts.cardsFirst : texts.nothingToRefund}</Line>
      )}
      {refundable && isCard && (
        <Closed title={texts.sentRefund}>
          <RefundForm
            key={desk.refunded}
            hint={texts.sentRefundHint}
            most={refundable.amount}
            asksForGoods={asksForGoods}
            isReasonNeeded
            isAll={isAll}
            doubtOf={doubtOf}
            action={texts.sentRefundDo}
            done={texts.settled.sent_otherwise}
            onSave={(refund) => refundOrder(desk.id, { ...refund, is_sent: true })}
            onDone={onDone}
          />
        </Closed>
      )}
      {desk.spent_card_refund && (
        <SpentCardRefund orderId={desk.id} refund={desk.spent_card_refund} onDone={onDone} />
      )}
    </>
  )
}

/** Money is there, and is not refunded while somebody can still spend it. */
const hasCardsToSpend = ({ paid, refunded, gift_cards: cards }: DeskOrderDetails) =>
  paid > refunded && cards.some(({ voided_at: voidedAt, balance }) => voidedAt === null && balance > 0)
