import type { PaymentIntent } from "../objects/payment-intent.ts"
import { html, LANGUAGES, type Language } from "./html.ts"
import { outcomePage } from "./outcome-page.ts"

interface BankTexts {
  title: string
  notice: string
  amount: string
  question: string
  approve: string
  reject: string
  gone: string
}

const TEXTS: Record<Language, BankTexts> = {
  hu: {
    title: "Fizetés jóváhagyása",
    notice: "Próbafizetés. Itt a bankja kérné a jóváhagyást; valódi pénz nem mozog.",
    amount: "Összeg",
    question: "Jóváhagyja a fizetést?",
    approve: "Jóváhagyom",
    reject: "Elutasítom",
    gone: "Ez a fizetés már nem vár jóváhagyásra. Kérjük, térjen vissza az áruházhoz.",
  },
  en: {
    title: "Approve the payment",
    notice: "Test payment. Your bank would ask for approval here; no real money moves.",
    amount: "Amount",
    question: "Do you approve this payment?",
    approve: "Approve",
    reject: "Reject",
    gone: "This payment is not waiting for approval any more. Please go back to the shop.",
  },
}

/** The bank's page of 3-D Secure: approve or reject. */
export function bankPage(intent: PaymentIntent, language: Language): string {
  const texts = TEXTS[language]
  return outcomePage(
    language,
    texts.title,
    html`<p class="notice">${texts.notice}</p>
<p>${texts.amount}: <strong>${formatAmount(intent, language)}</strong></p>
<p>${texts.question}</p>
<form method="post">
<button name="outcome" value="approved">${texts.approve}</button>
<button name="outcome" value="rejected">${texts.reject}</button>
</form>`,
  )
}

/** For a request that is too late or repeated. */
export function bankPageGone(language: Language): string {
  return outcomePage(language, TEXTS[language].title, html`<p>${TEXTS[language].gone}</p>`)
}

/** Forints are displayed as whole numbers; Stripe counts them in hundredths. */
function formatAmount({ amount, currency }: PaymentIntent, language: Language): string {
  const whole = currency === "huf" ? { maximumFractionDigits: 0, useGrouping: "always" as const } : {}
  return new Intl.NumberFormat(LANGUAGES[language], { style: "currency", currency, ...whole }).format(
    amount / 100,
  )
}
