import "#app/i18n/shared-messages.ts"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { replayKeptEvents } from "#app/shell/event-replay/replay-events.ts"
import { reloadAfterDeployments } from "#app/shell/offline/missing-script.ts"
import { PAGE_ELEMENT_ID } from "#app/shell/page/page-element.ts"
import { allowSkippedTransitions } from "#app/ui/navigation/skipped-transitions.ts"

reloadAfterDeployments()
allowSkippedTransitions()
replayKeptEvents()
// In a task of its own, apart from evaluating all these modules.
setTimeout(hydrate)

function hydrate() {
  /** What `Layout` in root.tsx renders. */
  const hydrated = import.meta.env.DEV ? document : document.getElementById(PAGE_ELEMENT_ID)
  if (!hydrated) return
  startTransition(() => {
    hydrateRoot(
      hydrated,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
