import type { MedusaContainer } from "@medusajs/framework/types"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import { invalidData, notAllowed } from "../../refusals/refusals.ts"
import { enqueueCardMail } from "./issue-gift-cards.ts"
import { requireSoldCard } from "./void-gift-cards.ts"

/**
 * Queues a card's e-mail again, even if it was to be sent on a later day.
 * @param email the new address; absent: the previous one
 * @returns the key of the e-mail
 * @throws 404; not allowed for one that was canceled, or is not created yet; invalid if there is no address
 */
export async function queueAgain(container: MedusaContainer, id: string, email?: string): Promise<string> {
  const card = await requireSoldCard(container, id)
  if (card.voided_at)
    throw notAllowed({
      hu: "Ezt az utalványt visszavonták, nem küldhető.",
      en: "This gift card was taken back and cannot be sent.",
    })
  if (!card.made_at)
    throw notAllowed({
      hu: "Ez az utalvány még készül. Egy perc múlva elküldheti.",
      en: "This gift card is still being created. You can send it in a minute.",
    })
  const recipient_email = email === card.buyer_email ? null : (email ?? card.recipient_email)
  if (recipient_email === null && card.buyer_email === "")
    throw invalidData({ hu: "Adja meg a címzett e-mail-címét.", en: "Enter the recipient's e-mail address." })
  await container.resolve(SOLD_GIFT_CARD_MODULE).changeRecipient(id, recipient_email)
  return await enqueueCardMail(container, { ...card, recipient_email })
}
