import type { PaymentIntent } from "../objects/payment-intent.ts"
import { html, LANGUAGES, type Language } from "./html.ts"

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

const STYLE = `
:root { color-scheme: light dark; }
body { font: 400 1.0625rem/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-content: center; padding: 1rem; }
main { max-width: 26rem; }
h1 { font-size: 1.5rem; }
.notice { border-inline-start: 4px solid; padding-inline-start: .75rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { font: inherit; min-height: 3rem; padding: .5rem 1.25rem; flex: 1 1 10rem; }
`

/**
 * The Content-Security-Policy of the bank's page. Browsers apply `form-action` to redirects of a form, too,
 * so it must contain the shop's origin.
 */
export function bankPageCsp(returnUrl: string | null): string {
  const shop = returnUrl === null ? "" : ` ${new URL(returnUrl).origin}`
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`
}

/** The bank's page of 3-D Secure: approve or reject. */
export function bankPage(intent: PaymentIntent, language: Language): string {
  const texts = TEXTS[language]
  return page(
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
  return page(language, TEXTS[language].title, html`<p>${TEXTS[language].gone}</p>`)
}

function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`
}

/** Forints are displayed as whole numbers; Stripe counts them in hundredths. */
function formatAmount({ amount, currency }: PaymentIntent, language: Language): string {
  const whole = currency === "huf" ? { maximumFractionDigits: 0, useGrouping: "always" as const } : {}
  return new Intl.NumberFormat(LANGUAGES[language], { style: "currency", currency, ...whole }).format(
    amount / 100,
  )
}
