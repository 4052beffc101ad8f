import type { MeasuringTag } from "#app/i18n/shop-front.ts"
import type { MeasuredEvent } from "./measured-event.ts"
import { CURRENCY, deleteCookies, insertScript, type MeasuringService } from "./measuring-service.ts"

/** Meta's names of the events. */
const NAMES: Record<MeasuredEvent["name"], string> = {
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  purchase: "Purchase",
}

interface Pixel {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[]
  loaded: boolean
  version: string
  push: Pixel
  /** The shop reports pages opened by the router. */
  disablePushState: boolean
}

type MetaWindow = Window & { fbq?: Pixel; _fbq?: Pixel }
const here = () => window as MetaWindow

/** Queues calls until Meta's script has loaded, which processes the queue. */
function makePixel(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  return Object.assign(pixel, {
    queue: [],
    loaded: true,
    version: "2.0",
    push: pixel,
    disablePushState: true,
  })
}

/** Meta's pixel without automatic events: no forms, no buttons. */
export function startMeta({ id, script }: MeasuringTag): MeasuringService {
  const pixel = here().fbq ?? load(id, script)
  pixel("consent", "grant")
  return {
    showPage: () => pixel("track", "PageView"),
    send: ({ name, value, items, order }) =>
      pixel(
        "track",
        NAMES[name],
        { currency: CURRENCY, value, content_type: "product", content_ids: items.map((item) => item.id) },
        ...(order ? [{ eventID: order.number }] : []),
      ),
    stop() {
      pixel("consent", "revoke")
      deleteCookies((name) => name === "_fbp" || name === "_fbc")
    },
  }
}

function load(id: string, script: string): Pixel {
  const pixel = makePixel()
  here().fbq = pixel
  here()._fbq = pixel
  pixel("set", "autoConfig", false, id)
  pixel("init", id)
  insertScript(script)
  return pixel
}
