import { addDays, budapestDay, formatByDate, formatMoney, roundCash } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import { type Block, facts, paragraph } from "../document/document.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import type { OrderPlacedProps } from "../templates/order-placed-props.ts"

const WORDS = textsByLanguage({
  hu: {
    card: { title: "Bankkártyás fizetés", paid: "A fizetés sikeres volt." },
    nothing: {
      title: "Fizetés",
      covered: "Nincs fizetnivalója: a rendelés teljes összegét kedvezmény vagy ajándékutalvány fedezi.",
    },
    transfer: {
      title: "Banki átutalás",
      beforeDay: "Kérjük, úgy utalja át az összeget, hogy ",
      afterDay:
        " megérkezzen hozzánk. Közleményként adja meg a rendelésszámot. A rendelést az összeg beérkezése után teljesítjük; ha az összeg a határidőig nem érkezik meg, a rendelést töröljük.",
      code: " A mellékelt díjbekérőn és a rendelés oldalán QR-kód is van, amelyet bankja mobilalkalmazásával beolvashat.",
      holder: "Kedvezményezett",
      bank: "Bank",
      account: "Számlaszám",
      amount: "Összeg",
      reference: "Közlemény",
    },
    cash: {
      title: "Utánvét (fizetés átvételkor)",
      total: (amount: string) => `A fizetendő összeget (${amount}-ot) átvételkor fizeti.`,
      rounding: (amount: string) => ` Készpénzes fizetésnél: ${amount} (5 Ft-ra kerekítve).`,
      locker: (amount: string) =>
        `A fizetendő összeget (${amount}-ot) a csomagautomatánál, bankkártyával fizeti.`,
    },
    agreed: {
      title: "Fizetés",
      text: "Kérjük, az összeget a megbeszéltek szerint fizesse ki. Ha átutalja, ezekre az adatokra lesz szüksége:",
    },
  },
  en: {
    card: { title: "Card payment", paid: "Your payment was successful." },
    nothing: {
      title: "Payment",
      covered: "There is nothing to pay: a discount or gift card covers the whole order.",
    },
    transfer: {
      title: "Bank transfer",
      beforeDay: "Please transfer the amount so that it reaches us ",
      afterDay:
        ", and give the order number as the reference. We’ll send your order once the money has arrived; if it does not arrive in time, the order is canceled.",
      code: " The attached pro-forma and the order’s page show a QR code for your Hungarian bank’s app.",
      holder: "Beneficiary",
      bank: "Bank",
      account: "Account number",
      amount: "Amount",
      reference: "Reference",
    },
    cash: {
      title: "Cash on delivery",
      total: (amount: string) => `You pay ${amount} when you receive your order.`,
      rounding: (amount: string) => ` In cash: ${amount} (rounded to 5 forints).`,
      locker: (amount: string) => `You pay ${amount} at the parcel locker, by card.`,
    },
    agreed: {
      title: "Payment",
      text: "Please pay the amount as agreed with us. If you pay by bank transfer, use these details:",
    },
  },
})

const panel = (title: string, ...blocks: Block[]): Block => ({ kind: "panel", title, blocks })

/** Payment instructions by payment method. */
export function paymentPanel({ order, locale, shop }: OrderPlacedProps): Block {
  const { card, nothing, agreed } = WORDS[locale]
  // Paid completely by a gift card or a code.
  if (order.total === 0) return panel(nothing.title, paragraph(nothing.covered))
  switch (order.payment_method) {
    case "bank_transfer":
      return transferPanel(order, locale, shop.bank)
    case "cash_on_delivery":
      return cashPanel(order, locale)
    case "card":
      return panel(card.title, paragraph(card.paid))
    case null:
      return panel(
        agreed.title,
        paragraph(agreed.text),
        transferFacts({ ...order, amount: order.total }, locale, shop.bank),
      )
  }
}

function transferPanel(order: OrderInEmail, locale: Locale, bank: Shop["bank"]): Block {
  const words = WORDS[locale].transfer
  const due = addDays(budapestDay(order.created_at), order.transfer_due_days)
  return panel(
    words.title,
    paragraph(
      words.beforeDay,
      { strong: formatByDate(due, locale) },
      words.afterDay + (bank.bic ? words.code : ""),
    ),
    transferFacts({ ...order, amount: order.total }, locale, bank),
  )
}

/** The data to enter in a bank's form to pay an amount of an order. */
export function transferFacts(
  order: Pick<OrderInEmail, "currency_code" | "display_id"> & { amount: number },
  locale: Locale,
  bank: Shop["bank"],
): Block {
  const words = WORDS[locale].transfer
  return facts(
    [words.holder, bank.accountHolder],
    [words.bank, bank.bankName],
    [words.account, bank.accountNumber],
    ["IBAN", bank.iban],
    [words.amount, formatMoney(order.amount, order.currency_code, locale)],
    [words.reference, String(order.display_id)],
  )
}

function cashPanel(order: OrderInEmail, locale: Locale): Block {
  const words = WORDS[locale].cash
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  if (order.delivery.is_at_locker) return panel(words.title, paragraph(words.locker(money(order.total))))
  const cash = roundCash(order.total)
  const rounding = cash === order.total ? "" : words.rounding(money(cash))
  return panel(words.title, paragraph(words.total(money(order.total)) + rounding))
}
