import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { DEFAULT_LOCALE, isLocale } from "#app/i18n/locales.ts"
import { loadMessages } from "#app/i18n/messages.client.ts"

const language = document.documentElement.lang
await loadMessages(isLocale(language) ? language : DEFAULT_LOCALE)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
