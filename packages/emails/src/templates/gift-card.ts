import { formatDate, formatMoney, formatUntilDate, withArticle } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** A gift card that somebody has bought, or that the shop gives out. */
export interface GiftCardProps extends EmailProps {
  code: string
  amount: number
  currency_code: string
  recipient_name: string
  buyer_name: string
  /** The message of the buyer or the shop. */
  message: string | null
  /** The last day of validity, YYYY-MM-DD. */
  valid_until: string
  /** Sent to its recipient, by a buyer or the shop, or to the buyer, who hands it over. */
  occasion: "sent_by_buyer" | "given_by_shop" | "for_buyer"
  /** The page that shows the balance. */
  balance_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: (amount: string, shop: string) =>
      `${amount} értékű ajándékutalványa ${withArticle(shop)} boltba`,
    subjectForBuyer: (amount: string, name: string) => `${amount} értékű ajándékutalvány: ${name}`,
    title: (amount: string) => `${amount} értékű ajándékutalvány`,
    greeting: (name: string) => `Kedves ${name}!`,
    opening: (buyer: string, shop: string) =>
      `${buyer} ajándékutalványt küldött Önnek ${withArticle(shop)} boltba. Bármit választhat érte.`,
    openingByShop: (shop: string) =>
      `Ajándékutalványt küldünk Önnek ${withArticle(shop)} boltba. Bármit választhat érte. A csatolt PDF-fájlban kinyomtatható formában is megtalálja.`,
    openingForBuyer: (name: string) =>
      `Itt az ajándékutalvány, amelyet vásárolt. Neki szól: ${name}. Továbbküldheti, vagy kinyomtathatja a csatolt PDF-fájlt.`,
    message: "Üzenet",
    amount: "Értéke",
    validUntil: "Felhasználható",
    until: (day: string) => formatUntilDate(day, "hu"),
    how: "A kódot a kosár oldalán írja be a „Kuponkód vagy ajándékutalvány kódja” mezőbe, mielőtt fizet. Több vásárlásra is felhasználható: ami marad, megmarad az utalványon. Termékekre váltható be, szállítási díjra és pénzre nem.",
    keep: "Az utalvány elajándékozható. Aki a kódot ismeri, felhasználhatja, ezért csak annak adja oda, akinek szánja.",
    shop: "Tovább a webáruházba",
    balance: "Az utalvány egyenlegét itt nézheti meg: ",
    balanceLink: "egyenleg lekérdezése",
  },
  en: {
    subject: (amount: string, shop: string) => `Your gift card for ${shop}: ${amount}`,
    subjectForBuyer: (amount: string, name: string) => `${amount} gift card for ${name}`,
    title: (amount: string) => `${amount} gift card`,
    greeting: (name: string) => `Dear ${name},`,
    opening: (buyer: string, shop: string) =>
      `${buyer} has sent you a gift card for ${shop}. Choose whatever you like.`,
    openingByShop: (shop: string) =>
      `We are sending you a gift card for ${shop}. Choose whatever you like. The attached PDF file is the card to print.`,
    openingForBuyer: (name: string) =>
      `Here is the gift card you bought. It is for ${name}. You can pass it on, or print the attached PDF file.`,
    message: "Message",
    amount: "Value",
    validUntil: "Valid",
    until: (day: string) => `through ${formatDate(day, "en")}`,
    how: "Enter the code on the cart page, in the field for a coupon code, before you pay. You can use it for several purchases: what is left stays on the card. It pays for products, not for delivery, and cannot be exchanged for money.",
    keep: "You can give the card to somebody else. Whoever knows the code can spend it, so show it only to the person it is for.",
    shop: "Go to the shop",
    balance: "You can look up what is left on the card here: ",
    balanceLink: "look up the balance",
  },
})

/** The gift card: its code, its value, and how to use it. */
export function renderGiftCard(props: GiftCardProps): RenderedEmail {
  const { code, recipient_name: name, buyer_name: buyer, message, occasion } = props
  const { locale, links, shop } = props
  const text = texts[locale]
  const amount = formatMoney(props.amount, props.currency_code, locale)
  const isForBuyer = occasion === "for_buyer"
  const opening = {
    sent_by_buyer: () => text.opening(buyer, shop.name),
    given_by_shop: () => text.openingByShop(shop.name),
    for_buyer: () => text.openingForBuyer(name),
  }[occasion]()
  return renderShopperEmail(props, {
    subject: isForBuyer ? text.subjectForBuyer(amount, name) : text.subject(amount, shop.name),
    preview: opening,
    title: text.title(amount),
    blocks: [
      ...(isForBuyer ? [] : [paragraph(text.greeting(name))]),
      paragraph(opening),
      ...(message
        ? [
            {
              kind: "panel" as const,
              title: text.message,
              blocks: message.split("\n").map((line) => paragraph(line)),
            },
          ]
        : []),
      { kind: "code", code },
      facts([text.amount, amount], [text.validUntil, text.until(props.valid_until)]),
      paragraph(text.how),
      button(text.shop, links.home),
      paragraph(text.balance, { link: text.balanceLink, href: props.balance_url }, "."),
      paragraph(text.keep),
    ],
  })
}
