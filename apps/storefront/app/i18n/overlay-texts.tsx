import type { ReactNode } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { loadMessages } from "./load-messages.ts"
import { messagesFor } from "./messages.ts"

// Windows over a page are loaded when first opened; their code waits here for their texts.
if (typeof document !== "undefined") await loadMessages("overlays")

/** The page's texts and those that came after it was drawn. */
export function OverlayTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      {children}
    </IntlProvider>
  )
}
