import { budapestDay } from "@porteka/hungary"
import type { LineOptions } from "@porteka/shop"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { CardFields } from "./card-fields.tsx"

/** The fields of a gift card that lies in the cart; loaded by itself, with its texts. */
export default function LateCardFields({ options }: { options: LineOptions }) {
  return (
    <LateTexts>
      <CardFields options={options} today={budapestDay(new Date())} />
      <input type="hidden" name="card_amount" value={options.card_amount} />
    </LateTexts>
  )
}
