import type { ReactNode } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { messagesFor } from "./messages.ts"

/** The provider around the page was rendered before these messages were loaded; this one has them. */
export function LateTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      {children}
    </IntlProvider>
  )
}
