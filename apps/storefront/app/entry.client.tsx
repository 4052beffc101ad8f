import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { loadMessages } from "#app/i18n/load-messages.ts"
import { replayKeptEvents } from "#app/shell/event-replay/replay-events.ts"
import { reloadAfterDeployments } from "#app/shell/offline/missing-script.ts"
import { PAGE_ELEMENT_ID } from "#app/shell/page/page-element.ts"
import { allowSkippedTransitions } from "#app/ui/navigation/skipped-transitions.ts"

reloadAfterDeployments()
allowSkippedTransitions()
replayKeptEvents()
await loadMessages("shared")
// A task of its own, apart from evaluating all these modules.
await new Promise((resolve) => setTimeout(resolve))

/** What `Layout` in root.tsx renders. */
const hydrated = import.meta.env.DEV ? document : document.getElementById(PAGE_ELEMENT_ID)

if (hydrated) {
  startTransition(() => {
    hydrateRoot(
      hydrated,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
