import { formatByDate, formatDate } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { ItemInEmail, OrderReference } from "../order-reference.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { itemsBlock } from "../texts/order-lines.ts"
import { contactUrl } from "../texts/order-question.ts"
import { withdrawalUrl } from "../texts/withdrawal-url.ts"

/** A parcel was delivered or collected. */
export interface OrderDeliveredProps extends EmailProps {
  order: OrderReference
  items: ItemInEmail[]
  isCollected: boolean
  /** `YYYY-MM-DD`. */
  delivered_on: string
  /** The last day to withdraw, `YYYY-MM-DD`; null if no product has a right of withdrawal. */
  withdraw_by: string | null
}

const texts = textsByLanguage({
  hu: {
    delivered: {
      subject: (number: string) => `Csomagját kézbesítettük – ${number}`,
      title: "Csomagja megérkezett",
      opening: "A futárszolgálat jelzése szerint csomagját kézbesítették. Reméljük, örömét leli benne!",
      day: "Kézbesítve",
    },
    collected: {
      subject: (number: string) => `Köszönjük, hogy átvette – ${number}`,
      title: "Köszönjük, hogy átvette rendelését",
      opening: "Rendelését átvette nálunk. Reméljük, örömét leli benne!",
      day: "Átvéve",
    },
    number: "Rendelésszám",
    items: "A csomag tartalma",
    trouble: "Ha valami hiányzik, megsérült, vagy nem Ön vette át a csomagot, kérjük, mielőbb ",
    write: "írjon nekünk",
    withdraw: (day: string) => `A szerződéstől ${day} indokolás nélkül elállhat: `,
    withdrawLink: "elállás a szerződéstől",
    view: "Rendelés megtekintése",
  },
  en: {
    delivered: {
      subject: (number: string) => `Your parcel was delivered – ${number}`,
      title: "Your parcel has arrived",
      opening: "The carrier tells us that your parcel was delivered. We hope you enjoy it!",
      day: "Delivered",
    },
    collected: {
      subject: (number: string) => `Thank you for picking up your order – ${number}`,
      title: "Thank you for picking up your order",
      opening: "You have picked up your order from us. We hope you enjoy it!",
      day: "Picked up",
    },
    number: "Order number",
    items: "In this parcel",
    trouble: "If something is missing or damaged, or somebody else took the parcel, please ",
    write: "write to us",
    withdraw: (day: string) => `You can withdraw from the contract without giving a reason ${day}: `,
    withdrawLink: "withdraw from contract here",
    view: "View order",
  },
})

/** Says that a parcel was delivered, what to do if it was not, and until when it can be returned. */
export function renderOrderDelivered(props: OrderDeliveredProps): RenderedEmail {
  const { order, items, isCollected, delivered_on, withdraw_by, locale, links } = props
  const text = texts[locale]
  const event = isCollected ? text.collected : text.delivered
  const number = String(order.display_id)
  const blocks: Block[] = [
    paragraph(event.opening),
    facts([text.number, number], [event.day, formatDate(delivered_on, locale)]),
    heading(text.items),
    itemsBlock(items, locale),
    button(text.view, order.url),
    paragraph(text.trouble, { link: text.write, href: contactUrl(links, number, locale) }, "."),
    ...(withdraw_by === null
      ? []
      : [
          paragraph(
            text.withdraw(formatByDate(withdraw_by, locale)),
            { link: text.withdrawLink, href: withdrawalUrl(links, number, locale) },
            ".",
          ),
        ]),
  ]
  return renderShopperEmail(props, {
    subject: event.subject(number),
    preview: event.opening,
    title: event.title,
    recipient: order.recipient,
    blocks,
  })
}
