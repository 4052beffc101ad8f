import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { GIVEN_CARD_REASON_CHARACTERS } from "@porteka/commerce-sdk/wire"
import { budapestDay } from "@porteka/hungary"
import { LINE_OPTIONS, lastDayOfCard } from "@porteka/shop"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { cardValueField } from "../gift-cards/gift-card-input.ts"
import { makeCode } from "../gift-cards/gift-cards.ts"
import { emailField, lineField, localeField, textField } from "../input-fields.ts"
import { issueGiftCards } from "./issue-gift-cards.ts"

export const givenGiftCardSchema = z.strictObject({
  /** Chosen by the caller, so that a repeated call does not create a second card. */
  request_id: z.uuid(),
  value: cardValueField,
  recipient_name: lineField(LINE_OPTIONS.card_recipient.maxLength),
  recipient_email: emailField,
  message: textField(LINE_OPTIONS.card_message.maxLength).optional(),
  locale: localeField,
  /** For the staff; the recipient does not see it. */
  reason: lineField(GIVEN_CARD_REASON_CHARACTERS),
})

/**
 * Gives out a gift card that nobody has paid for, and queues its e-mail. It is valid as long as one that is sold.
 * If the process dies, the job `gift-cards` continues.
 * @param by the staff member
 * @returns its id, and the key of its e-mail unless this is a repeated call
 */
export async function giveGiftCard(
  container: MedusaContainer,
  { request_id, message, ...card }: z.infer<typeof givenGiftCardSchema>,
  by: string,
): Promise<{ id: string; mailKeys: string[] }> {
  const id = `sgc_${request_id}`
  const today = budapestDay(new Date())
  const { validMonths } = (await readSettings(container)).giftCards
  await container.resolve(SOLD_GIFT_CARD_MODULE).recordGiven({
    ...card,
    id,
    code: makeCode(),
    message: message || null,
    send_on: today,
    valid_until: lastDayOfCard(today, validMonths),
    given_by: by,
  })
  // No order has this id: only cards that are recorded already are issued.
  return { id, mailKeys: await issueGiftCards(container, { orderId: id }) }
}
