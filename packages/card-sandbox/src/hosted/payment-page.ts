import { html, LANGUAGES, type Language } from "../pages/html.ts"
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

const STYLE = `
:root { color-scheme: light dark; }
body { font: 400 1.0625rem/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-content: center; padding: 1rem; }
main { max-width: 26rem; }
.notice { border-inline-start: 4px solid; padding-inline-start: .75rem; }
form { display: grid; gap: .75rem; }
button { font: inherit; min-height: 3rem; padding: .5rem 1.25rem; }
`

/** `form-action` also applies to redirects of a form, so it contains the shop's origin. */
export function paymentPageCsp({ returnUrl }: HostedPayment): string {
  const shop = new URL(returnUrl).origin
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; frame-ancestors 'none'; base-uri 'none'`
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
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>
${html`<p class="notice">${notice}</p><p>${amount}: <strong>${sum.format(total)}</strong></p>`}
<form method="post">${buttons.join("")}</form>
</main></body>
</html>
`
}
