import { html, LANGUAGES, type Language } from "../pages/html.ts"
import { outcomePage } from "../pages/outcome-page.ts"
import type { HostedPayment, Outcome } from "./hosted-payments.ts"

interface PageTexts {
  title: string
  notice: string
  amount: string
  outcomes: Record<Outcome, string>
}

const TEXTS: Record<Language, PageTexts> = {
  hu: {
    title: "Próbafizetés",
    notice: "Ez az oldal a fizetési szolgáltató helyett áll; valódi pénz nem mozog.",
    amount: "Összeg",
    outcomes: {
      paid: "Sikeres fizetés",
      refused: "A bank elutasítja",
      cancelled: "Megszakítom",
      expired: "Lejár az idő",
    },
  },
  en: {
    title: "Test payment",
    notice: "This page stands in for the payment provider; no real money moves.",
    amount: "Amount",
    outcomes: {
      paid: "Pay successfully",
      refused: "The bank declines",
      cancelled: "Cancel",
      expired: "Time runs out",
    },
  },
}

/** The provider's payment page: each button is one possible outcome. */
export function paymentPage({ total, currency }: HostedPayment, language: Language): string {
  const { title, notice, amount, outcomes } = TEXTS[language]
  const sum = new Intl.NumberFormat(LANGUAGES[language], {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  })
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`,
  )
  return outcomePage(
    language,
    title,
    `${html`<p class="notice">${notice}</p><p>${amount}: <strong>${sum.format(total)}</strong></p>`}
<form method="post">${buttons.join("")}</form>`,
  )
}
