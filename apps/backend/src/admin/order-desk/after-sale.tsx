import { Text } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { formatDay } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { withdrawalTexts } from "../routes/withdrawals/withdrawal-labels.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"
import { Line, Section } from "./panel-section.tsx"

/** Actions for returns and problems, and those in progress. */
export function AfterSale({ desk }: { desk: DeskOrderDetails }) {
  const texts = afterSaleTexts()
  const { id, returns, refundable, withdrawal, parcels, all_items_back: allBack } = desk
  const page = `/app/orders/${id}`
  const kept = desk.paid - desk.refunded
  return (
    <Section title={texts.heading}>
      {withdrawal && (
        <Way href="/app/withdrawals" name={texts.withdrawals}>
          {texts.withdrawal(
            withdrawal.reference,
            withdrawalTexts().states[withdrawal.status],
            formatDay(withdrawal.refund_by),
          )}
        </Way>
      )}
      {returns.map(({ id: returnId, number, reason, received_at: receivedAt }) =>
        receivedAt ? (
          <Line key={returnId}>{texts.received(number, texts.reasons[reason])}</Line>
        ) : (
          <Way key={returnId} href={`${page}/returns/${returnId}/receive`} name={texts.receive(number)}>
            {texts.receiveHint(texts.reasons[reason])}
          </Way>
        ),
      )}
      {allBack && kept > 0 && <Line strong>{texts.allBack(formatMoney(kept))}</Line>}
      {parcels.length > 0 && (
        <>
          <Way href={`${page}/returns`} name={texts.startReturn}>
            {texts.startReturnHint}
          </Way>
          <Way href={`${page}/exchanges`} name={texts.startExchange}>
            {texts.startExchangeHint}
          </Way>
          <Way href={`${page}/claims`} name={texts.startClaim}>
            {texts.startClaimHint}
          </Way>
        </>
      )}
      {refundable ? (
        <Way href={`${page}/refund?paymentId=${refundable.payment_id}`} name={texts.refund}>
          {texts.refundHint(formatMoney(refundable.amount), desk.method === "card")}
        </Way>
      ) : (
        <Line>{texts.nothingToRefund}</Line>
      )}
      {parcels.length === 0 && <Line>{texts.notSent}</Line>}
    </Section>
  )
}

function Way({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <div>
      <a className="text-ui-fg-interactive txt-small-plus" href={href}>
        {name}
      </a>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {children}
      </Text>
    </div>
  )
}
