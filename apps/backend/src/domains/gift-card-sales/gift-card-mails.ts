import type { MedusaContainer } from "@medusajs/framework/types"
import { drawGiftCard, giftCardFileName } from "@porteka/documents"
import { type GiftCardProps, renderGiftCard, renderGiftCardSent } from "@porteka/emails"
import { CURRENCY, type Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { MailTemplate } from "../../mail/mail-template.ts"
import type { MailAttachment } from "../../mail/message.ts"
import { sendSoon } from "../../mail/send-soon.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import type { OutgoingMail } from "../../modules/outgoing-mail/service.ts"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import type { SoldGiftCard } from "../../modules/sold-gift-card/service.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { orderMail } from "../orders/mails/order-mail.ts"

/** Sends a card to its recipient; after that, the buyer, if there is one, is informed. */
export const giftCardMail: MailTemplate = {
  async render(container, mail, props) {
    const card = await findValid(container, mail)
    if (!card) return null
    const { locale } = mail
    const occasion = occasionOf(card)
    const email = renderGiftCard({
      ...props,
      ...wordsOf(card, props.shop),
      occasion,
      balance_url: shopUrl(locale, "/gift-card"),
    })
    return occasion !== "sent_by_buyer"
      ? { ...email, attachments: [await printed(card, locale, props.shop)] }
      : email
  },
  async sent(container, mail) {
    const card = await findValid(container, mail)
    if (!card) return
    await container.resolve(SOLD_GIFT_CARD_MODULE).markSent(card.id)
    if (card.recipient_email === null || card.order_id === null) return
    if (card.buyer_email.endsWith(DELETED_DOMAIN)) return
    const key = `gift_card_sent:${mail.id}`
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key,
      kind: "gift_card_sent",
      about_id: card.order_id,
      part_id: card.id,
      locale: card.locale,
      recipient: card.buyer_email,
    })
    await sendSoon(container, [key])
  },
}

/** The card as a PDF, for a buyer who hands it over in person, or from the shop. */
async function printed(card: SoldGiftCard, language: Locale, shop: Shop): Promise<MailAttachment> {
  const { amount, currency_code: currency, ...words } = wordsOf(card, shop)
  const content = await drawGiftCard({
    ...words,
    amount,
    currency,
    language,
    shop_name: shop.name,
    issued_on: card.send_on,
    website: new URL(shopUrl(language, "/")).host,
  })
  return { file_name: giftCardFileName(language), media_type: "application/pdf", content }
}

/** Without the code, which only the recipient should have. */
export const giftCardSentMail: MailTemplate = orderMail(async ({ container, mail, reference, props }) => {
  const card = await findValid(container, mail)
  if (!card?.recipient_email) return null
  const { recipient_email, ...words } = {
    ...wordsOf(card, props.shop),
    recipient_email: card.recipient_email,
  }
  return renderGiftCardSent({ ...props, ...words, recipient_email, order: reference })
})

async function findValid(
  container: MedusaContainer,
  { part_id: id }: OutgoingMail,
): Promise<SoldGiftCard | undefined> {
  const card = await container.resolve(SOLD_GIFT_CARD_MODULE).find(id ?? "")
  return card?.voided_at ? undefined : card
}

const occasionOf = ({ order_id, recipient_email }: SoldGiftCard): GiftCardProps["occasion"] => {
  if (order_id === null) return "given_by_shop"
  return recipient_email === null ? "for_buyer" : "sent_by_buyer"
}

const wordsOf = (
  { code, value, recipient_name, buyer_name, order_id, message, valid_until }: SoldGiftCard,
  shop: Shop,
) => ({
  code,
  amount: value,
  currency_code: CURRENCY,
  recipient_name,
  buyer_name: order_id === null ? shop.name : buyer_name,
  message,
  valid_until,
})
