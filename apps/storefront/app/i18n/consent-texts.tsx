import type { ReactNode } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { loadMessages } from "./load-messages.ts"
import type { Locale } from "./locales.ts"
import { messagesFor } from "./messages.ts"

// As in checkout-messages.ts: whoever imports this waits for its texts.
if (typeof document !== "undefined") await loadMessages("consent")

/** The page's texts and those that came after it was drawn. */
export function ConsentTexts({ children }: { children: ReactNode }) {
  const locale = useLocale() as Locale
  return (
    <IntlProvider locale={locale} messages={messagesFor(locale)}>
      {children}
    </IntlProvider>
  )
}
