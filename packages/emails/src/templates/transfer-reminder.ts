import { type CalendarDay, formatByDate } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { transferFacts } from "../texts/payment-panel.ts"

/** A bank transfer has not arrived yet. */
export interface TransferReminderProps extends EmailProps {
  order: OrderReference
  /** The amount to pay, in the order's currency. */
  amount: number
  /** The last day for the payment. */
  due_on: CalendarDay
}

const texts = textsByLanguage({
  hu: {
    subject: (number: string) => `Emlékeztető: rendelése fizetésre vár – ${number}`,
    title: "Rendelése fizetésre vár",
    opening: "Rendelésének ellenértéke még nem érkezett meg hozzánk.",
    beforeDay: "Kérjük, úgy utalja át az összeget, hogy ",
    afterDay:
      " megérkezzen hozzánk; közleményként a rendelésszámot adja meg. Addig félretesszük a termékeket; ha az összeg nem érkezik meg, a rendelést töröljük.",
    transfer: "Banki átutalás",
    view: "Rendelés megtekintése",
    viewCode: "Rendelés és QR-kód megtekintése",
    paid: "Ha időközben már elutalta, köszönjük: nincs teendője.",
  },
  en: {
    subject: (number: string) => `Reminder: your order is waiting for payment – ${number}`,
    title: "Your order is waiting for payment",
    opening: "The payment for your order has not reached us yet.",
    beforeDay: "Please transfer the amount so that it reaches us ",
    afterDay:
      ", and give the order number as the reference. Until then we keep the goods for you; if the money does not arrive, we cancel the order.",
    transfer: "Bank transfer",
    view: "View order",
    viewCode: "View order and QR code",
    paid: "If you have paid in the meantime, thank you: there is nothing to do.",
  },
})

/** A payment reminder with all data of the transfer. */
export function renderTransferReminder(props: TransferReminderProps): Promise<RenderedEmail> {
  const { order, amount, due_on, locale, shop } = props
  const text = texts[locale]
  const blocks: Block[] = [
    paragraph(text.opening),
    paragraph(text.beforeDay, { strong: formatByDate(due_on, locale) }, text.afterDay),
    {
      kind: "panel",
      title: text.transfer,
      blocks: [transferFacts({ ...order, amount }, locale, shop.bank)],
    },
    button(shop.bank.bic ? text.viewCode : text.view, order.url),
    paragraph(text.paid),
  ]
  return renderOrderEmail(props, text, blocks)
}
