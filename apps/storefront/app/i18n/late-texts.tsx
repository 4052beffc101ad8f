import type { ReactNode } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { messagesFor } from "./messages.ts"

/** The provider around the page was drawn before these texts came; this one knows them. */
export function LateTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      {children}
    </IntlProvider>
  )
}
