import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { cartAdded } from "#app/features/cart/cart-added.ts"
import { startGoogle } from "#app/features/measuring/google-analytics.ts"
import { dropEvents, listenToEvents, measure } from "#app/features/measuring/measure.ts"
import type { MeasuredEvent } from "#app/features/measuring/measured-event.ts"
import { measuredAddress } from "#app/features/measuring/measured-page.ts"
import type { MeasuringService } from "#app/features/measuring/measuring-service.ts"
import { startMeta } from "#app/features/measuring/meta-pixel.ts"
import { forgetReportedOrders, reportOnce } from "#app/features/measuring/reported-orders.ts"
import type { MeasuringTags } from "#app/i18n/shop-front.ts"

/**
 * Starts the permitted services and stops those that are no longer permitted. Each gets page views and
 * events.
 */
export default function Measuring({ google, meta }: MeasuringTags) {
  const { pathname, search } = useLocation()
  const running = useRef<MeasuringService[]>([])
  useEffect(() => {
    const services = [google && startGoogle(google), meta && startMeta(meta)].filter((one) => one !== null)
    running.current = services
    listenToEvents((event) => send(services, event))
    return () => {
      running.current = []
      dropEvents()
      for (const service of services) service.stop()
    }
  }, [google, meta])
  useEffect(() => {
    const address = measuredAddress({ origin: location.origin, pathname, search })
    if (address) for (const service of running.current) service.showPage({ address, title: document.title })
  }, [pathname, search])
  useEffect(() => cartAdded.watch(reportAdded), [])
  useEffect(() => forgetReportedOrders, [])
  return null
}

function send(services: readonly MeasuringService[], event: MeasuredEvent): void {
  if (event.order && !reportOnce(event.order.id)) return
  for (const service of services) service.send(event)
}

function reportAdded(): void {
  const added = cartAdded.get()
  if (!added || added.unitPrice === null) return
  const { title: name, variantTitle: variant, unitPrice: price, quantity } = added
  const item = { id: added.sku ?? name, name, variant, price, quantity }
  measure({ name: "add_to_cart", value: price * quantity, items: [item] })
}
