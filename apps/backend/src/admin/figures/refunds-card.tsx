import type { ShopFigures } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { OrderLink } from "../order-link.tsx"
import { reasonInLanguage } from "../refund-reasons.ts"
import { csvAddress } from "./figures-api.ts"
import { FiguresCard, FiguresTable } from "./figures-card.tsx"
import { figuresTexts } from "./figures-texts.ts"

/** The latest refunds of the period, with their reasons. */
export function RefundsCard({ figures, days }: { figures: ShopFigures; days: number }) {
  const texts = figuresTexts()
  return (
    <FiguresCard title={texts.refunds} csv={csvAddress("refunds", { days })}>
      <FiguresTable
        columns={texts.refundColumns}
        rows={figures.refunds.map(({ id, order_id: orderId, order_number: number, at, amount, reason }) => ({
          key: id,
          cells: [
            <OrderLink key={id} id={orderId}>
              {number}
            </OrderLink>,
            formatMoment(at),
            reason === null ? texts.noReason : reasonInLanguage(reason),
            formatMoney(amount),
          ],
        }))}
      />
    </FiguresCard>
  )
}
