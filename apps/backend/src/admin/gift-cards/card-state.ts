import type { AdminGiftCard } from "@porteka/commerce-sdk"
import { formatDay, formatMoment } from "../format-moment.ts"
import { giftCardTexts } from "./gift-card-texts.ts"

/** A card's status, including its e-mail. */
export function cardState({ sent_at: sentAt, voided_at: voidedAt, send_on: day }: AdminGiftCard): string {
  const texts = giftCardTexts()
  if (voidedAt) return texts.voided(formatMoment(voidedAt))
  return sentAt ? texts.sent(formatMoment(sentAt)) : texts.waits(formatDay(day))
}
