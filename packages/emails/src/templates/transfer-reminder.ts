import { type CalendarDay, formatByDate, formatMoney } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderReference } from "../order-reference.ts"
import { renderOrderEmail } from "../render-order-email.ts"
import { transferFacts } from "../texts/payment-panel.ts"

/** A bank transfer, or the rest of one, has not arrived yet. */
export interface TransferReminderProps extends EmailProps {
  order: OrderReference
  /** Why it is sent: nothing has arrived, less than was due has arrived, or the shop gives more time. */
  occasion: "reminder" | "part" | "deadline"
  /** The amount to pay, in the order's currency. */
  amount: number
  /** What part payments have brought so far. */
  received: number
  /** The last day for the payment; null: it has passed, and the order is kept all the same. */
  due_on: CalendarDay | null
}

const texts = textsByLanguage({
  hu: {
    reminder: {
      subject: (number: string) => `Emlékeztető: rendelése fizetésre vár – ${number}`,
      title: "Rendelése fizetésre vár",
    },
    part: {
      subject: (number: string) => `A rendelés árának egy része hiányzik – ${number}`,
      title: "A rendelés árának egy része hiányzik",
    },
    deadline: {
      subject: (number: string) => `Új fizetési határidő – ${number}`,
      title: "Új fizetési határidő",
    },
    nothing: "Rendelésének ellenértéke még nem érkezett meg hozzánk.",
    received: (received: string, missing: string) =>
      `Megkaptuk az átutalását, köszönjük. Eddig ${received} érkezett meg a rendelésére, még ${missing} hiányzik.`,
    beforeDay: "Kérjük, úgy utalja át az összeget, hogy ",
    beforeDayRest: "Kérjük, úgy utalja át a hiányzó összeget, hogy ",
    soon: "Kérjük, mielőbb utalja át a hiányzó összeget; közleményként a rendelésszámot adja meg.",
    reference: " megérkezzen hozzánk; közleményként a rendelésszámot adja meg.",
    otherwise: " Addig félretesszük a termékeket; ha az összeg nem érkezik meg, a rendelést töröljük.",
    otherwiseRest: " A termékeket félretesszük, és amint a teljes összeg megérkezett, elküldjük.",
    transfer: "Banki átutalás",
    view: "Rendelés megtekintése",
    viewCode: "Rendelés és QR-kód megtekintése",
    paid: "Ha időközben már elutalta, köszönjük: nincs teendője.",
  },
  en: {
    reminder: {
      subject: (number: string) => `Reminder: your order is waiting for payment – ${number}`,
      title: "Your order is waiting for payment",
    },
    part: {
      subject: (number: string) => `Part of the payment is missing – ${number}`,
      title: "Part of the payment is missing",
    },
    deadline: {
      subject: (number: string) => `More time to pay – ${number}`,
      title: "You have more time to pay",
    },
    nothing: "The payment for your order has not reached us yet.",
    received: (received: string, missing: string) =>
      `Thank you, we have received your transfer. So far ${received} has arrived for your order; ${missing} is still missing.`,
    beforeDay: "Please transfer the amount so that it reaches us ",
    beforeDayRest: "Please transfer the missing amount so that it reaches us ",
    soon: "Please transfer the missing amount as soon as you can, and give the order number as the reference.",
    reference: ", and give the order number as the reference.",
    otherwise: " Until then we keep the goods for you; if the money does not arrive, we cancel the order.",
    otherwiseRest: " We keep the goods for you, and send them as soon as the whole amount has arrived.",
    transfer: "Bank transfer",
    view: "View order",
    viewCode: "View order and QR code",
    paid: "If you have paid in the meantime, thank you: there is nothing to do.",
  },
})

/** Asks for a transfer, with all its data. */
export function renderTransferReminder(props: TransferReminderProps): RenderedEmail {
  const { order, occasion, amount, received, due_on, locale, shop } = props
  const text = texts[locale]
  const money = (sum: number) => formatMoney(sum, order.currency_code, locale)
  const isRest = received > 0
  const opening = isRest ? text.received(money(received), money(amount)) : text.nothing
  const blocks: Block[] = [
    paragraph(opening),
    due_on === null
      ? paragraph(text.soon + text.otherwiseRest)
      : paragraph(
          isRest ? text.beforeDayRest : text.beforeDay,
          { strong: formatByDate(due_on, locale) },
          text.reference + (isRest ? text.otherwiseRest : text.otherwise),
        ),
    {
      kind: "panel",
      title: text.transfer,
      blocks: [transferFacts({ ...order, amount }, locale, shop.bank)],
    },
    button(shop.bank.bic ? text.viewCode : text.view, order.url),
    paragraph(text.paid),
  ]
  return renderOrderEmail(props, { ...text[occasion], opening }, blocks)
}
