import { addDays, budapestDay, formatDate, formatMoney, formatUntilDate, roundCash } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { type Block, facts, paragraph } from "../document/document.ts"
import type { EmailLocale } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"

/** What the shopper has to do about paying, by payment method. */
export function paymentPanel(order: OrderInEmail, locale: EmailLocale): Block {
  if (order.total === 0) return nothingToPay(locale)
  switch (order.payment_method) {
    case "bank_transfer":
      return transferPanel(order, locale)
    case "cash_on_delivery":
      return cashPanel(order, locale)
    case "card":
      return locale === "hu"
        ? { kind: "panel", title: "Bankkártyás fizetés", blocks: [paragraph("A fizetés sikeres volt.")] }
        : { kind: "panel", title: "Card payment", blocks: [paragraph("Your payment was successful.")] }
  }
}

/** A gift card or a code has paid all of it. */
function nothingToPay(locale: EmailLocale): Block {
  return locale === "hu"
    ? {
        kind: "panel",
        title: "Fizetés",
        blocks: [paragraph("Nincs fizetnivalója: a rendelés teljes összegét kedvezmény fedezi.")],
      }
    : {
        kind: "panel",
        title: "Payment",
        blocks: [paragraph("There is nothing to pay: a discount covers the whole order.")],
      }
}

function transferPanel(order: OrderInEmail, locale: EmailLocale): Block {
  const { bank } = shop
  const due = addDays(budapestDay(order.created_at), bank.transferDueDays)
  const amount = formatMoney(order.total, order.currency_code, locale)
  const reference = String(order.display_id)
  if (locale === "hu") {
    return {
      kind: "panel",
      title: "Banki átutalás",
      blocks: [
        paragraph(
          "Kérjük, az összeget ",
          { strong: formatUntilDate(due, "hu") },
          " utalja át. Közleményként adja meg a rendelésszámot. A csomagot az összeg beérkezése után adjuk fel; ha az összeg a határidőig nem érkezik meg, a rendelést töröljük.",
        ),
        facts(
          ["Kedvezményezett", bank.accountHolder],
          ["Bank", bank.bankName],
          ["Számlaszám", bank.accountNumber],
          ["IBAN", bank.iban],
          ["Összeg", amount],
          ["Közlemény", reference],
        ),
      ],
    }
  }
  return {
    kind: "panel",
    title: "Bank transfer",
    blocks: [
      paragraph(
        "Please transfer the amount by ",
        { strong: formatDate(due, "en") },
        " and give the order number as the reference. We dispatch the parcel once the money has arrived; if it does not arrive in time, the order is cancelled.",
      ),
      facts(
        ["Beneficiary", bank.accountHolder],
        ["Bank", bank.bankName],
        ["Account number", bank.accountNumber],
        ["IBAN", bank.iban],
        ["Amount", amount],
        ["Reference", reference],
      ),
    ],
  }
}

function cashPanel(order: OrderInEmail, locale: EmailLocale): Block {
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const cash = roundCash(order.total)
  const title = locale === "hu" ? "Utánvét (fizetés átvételkor)" : "Cash on delivery"
  const total =
    locale === "hu"
      ? `A végösszeget, ${money(order.total)}-ot átvételkor fizeti.`
      : `You pay the total of ${money(order.total)} when you receive the parcel.`
  const rounding =
    locale === "hu"
      ? ` Készpénzben fizetendő: ${money(cash)} (5 Ft-ra kerekítve).`
      : ` In cash: ${money(cash)} (rounded to 5 forints).`
  return { kind: "panel", title, blocks: [paragraph(cash === order.total ? total : total + rounding)] }
}
