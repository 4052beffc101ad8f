import type { ReactNode } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { loadMessages } from "./load-messages.ts"
import { messagesFor } from "./messages.ts"

// As in checkout-messages.ts: whoever imports this waits for its texts.
if (typeof document !== "undefined") await loadMessages("restock")

/** The provider around the page was drawn before these texts came; this one knows them. */
export function RestockTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={messagesFor(locale)}>
      {children}
    </IntlProvider>
  )
}
