import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { ItemInEmail, OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { itemsBlock } from "../texts/order-lines.ts"

/** The shop expects a return: after a withdrawal, an exchange or a complaint. */
export interface ReturnRequestedProps extends EmailProps {
  order: OrderReference
  items: ItemInEmail[]
  /** Cash cannot be refunded by its original payment method. */
  is_cash: boolean
  /** Of a faulty product: the shop bears the cost of the parcel (Ptk. 6:166. §). */
  is_claim: boolean
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `A visszaküldés tudnivalói – ${number}`,
    title: "Így küldheti vissza a termékeket",
    opening: "Rögzítettük, hogy az alábbi termékeket visszaküldi. Kérjük, erre a címre adja fel:",
    number: "Rendelésszám",
    recipient: "Címzett",
    address: "Cím",
    note: "Kérjük, a csomagba tegye bele a rendelésszámot. Amint a csomag megérkezett, e-mailben értesítjük.",
    postage:
      "Mivel hibás termékről van szó, a visszaküldés költségét mi viseljük: kérjük, őrizze meg a feladóvevényt.",
    account:
      "Mivel készpénzzel fizetett, a visszajáró összeget bankszámlára utaljuk: kérjük, erre az e-mailre válaszolva adja meg a számlaszámát.",
    items: "Visszavárt termékek",
    view: "Rendelés megtekintése",
  },
  en: {
    subject: (number: string) => `How to send your products back – ${number}`,
    title: "How to send the products back",
    opening: "We have recorded that you are sending these products back. Please address the parcel to:",
    number: "Order number",
    recipient: "Recipient",
    address: "Address",
    note: "Please put the order number into the parcel. We tell you by e-mail when it has arrived.",
    postage: "As the product is faulty, we bear the cost of sending it back: please keep the receipt.",
    account:
      "As you paid in cash, any refund goes to a bank account: please reply to this e-mail with the account number.",
    items: "Products expected back",
    view: "View order",
  },
})

/** Lists what has to be returned, and where to. */
export function renderReturnRequested(props: ReturnRequestedProps): RenderedEmail {
  const { order, items, is_cash, is_claim, locale, shop } = props
  const text = texts[locale]
  const { recipient, address } = shop.returns
  const blocks: Block[] = [
    paragraph(text.opening),
    facts(
      [text.recipient, recipient],
      [text.address, `${address.postalCode} ${address.city}, ${address.street}`],
      [text.number, String(order.display_id)],
    ),
    paragraph(text.note),
    ...(is_claim ? [paragraph(text.postage)] : []),
    ...(is_cash ? [paragraph(text.account)] : []),
    heading(text.items),
    itemsBlock(items, locale),
    button(text.view, order.url),
  ]
  return renderOrderEmail(props, text, blocks)
}
