import { Suspense, useEffect, useState } from "react"
import { useConsent } from "#app/features/consent/consent.ts"
import { namesOf } from "#app/features/consent/consent-services.ts"
import { consentSettingsOpen } from "#app/features/consent/consent-settings-open.ts"
import { isDecided } from "#app/features/consent/consent-state.ts"
import { servicesOf } from "#app/features/measuring/service-names.ts"
import { forgetViewed } from "#app/features/recently-viewed/viewed-products.ts"
import { forgetSearches } from "#app/features/search/last-searches.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"

const ConsentDialogs = lazyPart(() => import("#app/features/consent/consent-dialogs.tsx"))
const setOpen = consentSettingsOpen.set

/** Asks for consent if there is none, and deletes stored data when its consent has been withdrawn. */
export function ConsentHost() {
  const decided = useConsent()
  const open = useWatchedValue(consentSettingsOpen, false)
  const [wanted, setWanted] = useState(false)
  const services = servicesOf(useShopFront().measuring)
  if (!wanted && (open || !isDecided(decided, namesOf(services)))) setWanted(true)
  useEffect(() => {
    if (decided?.functional) return
    forgetViewed()
    forgetSearches()
  }, [decided])
  if (!wanted) return null
  return (
    <Suspense fallback={open && <AwaitedWindow />}>
      <ConsentDialogs services={services} settingsOpen={open} onSettings={setOpen} />
    </Suspense>
  )
}
