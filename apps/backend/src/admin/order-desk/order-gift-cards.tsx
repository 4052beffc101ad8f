import { Text } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { formatMoney } from "../format-money.ts"
import { CardActions } from "../gift-cards/card-actions.tsx"
import { cardState } from "../gift-cards/card-state.ts"
import { giftCardTexts } from "../gift-cards/gift-card-texts.ts"
import { Line, Section } from "./panel-section.tsx"

interface OrderGiftCardsProps {
  cards: DeskOrderDetails["gift_cards"]
  onDone: () => void
}

/** The gift cards of an order: recipient, used amount, and whether they were sent. */
export function OrderGiftCards({ cards, onDone }: OrderGiftCardsProps) {
  const texts = giftCardTexts()
  if (cards.length === 0) return null
  return (
    <Section title={texts.ofOrder}>
      {cards.map((card) => (
        <div key={card.id} className="mb-3">
          <Line strong>
            {formatMoney(card.value)} – {card.recipient_name}, {card.recipient_email ?? texts.toBuyer}
          </Line>
          <Line>{cardState(card)}</Line>
          {card.balance < card.value && (
            <Text size="small" weight="plus" className="text-ui-fg-error">
              {texts.used(formatMoney(card.value - card.balance))}
            </Text>
          )}
          <CardActions card={card} onDone={onDone} />
        </div>
      ))}
    </Section>
  )
}
