import { lazy, Suspense, useEffect, useState } from "react"
import { useConsent } from "#app/features/consent/consent.ts"
import { consentSettingsOpen } from "#app/features/consent/consent-settings-open.ts"
import { forgetViewed } from "#app/features/recently-viewed/viewed-products.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"

const ConsentDialogs = lazy(() => import("#app/features/consent/consent-dialogs.tsx"))
const setOpen = consentSettingsOpen.set

/** Asks for consent where none is kept, and forgets what was remembered with a consent that is gone. */
export function ConsentHost() {
  const decided = useConsent()
  const open = useWatchedValue(consentSettingsOpen, false)
  const [wanted, setWanted] = useState(false)
  if (!wanted && (open || !decided)) setWanted(true)
  useEffect(() => {
    if (!decided?.functional) forgetViewed()
  }, [decided])
  if (!wanted) return null
  return (
    <Suspense>
      <ConsentDialogs settingsOpen={open} onSettings={setOpen} />
    </Suspense>
  )
}
