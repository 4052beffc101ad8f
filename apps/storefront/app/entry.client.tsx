import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { loadMessages } from "#app/i18n/load-messages.ts"
import { reloadAfterDeployments } from "#app/shell/offline/missing-script.ts"

reloadAfterDeployments()
await loadMessages("shared")

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
