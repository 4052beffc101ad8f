import { Suspense, useEffect } from "react"
import { useConsent } from "#app/features/consent/consent.ts"
import { dropEvents } from "#app/features/measuring/measure.ts"
import { GOOGLE_ANALYTICS, META_PIXEL } from "#app/features/measuring/service-names.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const Measuring = lazyPart(() => import("./measuring.tsx"))

/**
 * The place of external analytics services: none is loaded unless the owner uses it and the visitor has
 * consented.
 */
export function MeasuringHost() {
  const { measuring } = useShopFront()
  const consent = useConsent()
  const google = consent?.analytics && consent.services.includes(GOOGLE_ANALYTICS) ? measuring.google : null
  const meta = consent?.marketing && consent.services.includes(META_PIXEL) ? measuring.meta : null
  const isAllowed = google !== null || meta !== null
  useEffect(() => {
    if (!isAllowed) dropEvents()
  }, [isAllowed])
  if (!isAllowed) return null
  return (
    <Suspense>
      <Measuring google={google} meta={meta} />
    </Suspense>
  )
}
