import { budapestDay } from "@porteka/hungary"
import type { LineOptions } from "@porteka/shop"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { CardFields } from "./card-fields.tsx"

/** The fields of a gift card in the cart; loaded separately, with its messages. */
export default function LateCardFields({ options }: { options: LineOptions }) {
  return (
    <LateTexts>
      <CardFields options={options} today={budapestDay(new Date())} />
      <input type="hidden" name="card_amount" value={options.card_amount} />
    </LateTexts>
  )
}
