import type { MeasuringTag } from "#app/i18n/shop-front.ts"
import type { MeasuredEvent } from "./measured-event.ts"
import { CURRENCY, deleteCookies, insertScript, type MeasuringService } from "./measuring-service.ts"

type GoogleWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

const here = () => window as unknown as GoogleWindow

/** Google's script expects the original `arguments` objects of calls. */
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  here().dataLayer?.push(arguments)
}

let isLoaded = false

/** Google Analytics 4. Page views are sent one by one; advertising signals stay off. */
export function startGoogle({ id, script }: MeasuringTag): MeasuringService {
  here()[`ga-disable-${id}`] = false
  if (!isLoaded) load(id, script)
  return {
    showPage: ({ address, title }) => {
      gtag("set", { page_location: address, page_title: title })
      gtag("event", "page_view")
    },
    send: (event) => gtag("event", event.name, parametersOf(event)),
    stop() {
      here()[`ga-disable-${id}`] = true
      deleteCookies((name) => /^_ga(_|$)|^_gid$/.test(name))
    },
  }
}

function load(id: string, script: string): void {
  isLoaded = true
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" }
  here().dataLayer ??= []
  gtag("consent", "default", { ...denied, analytics_storage: "granted" })
  gtag("js", new Date())
  gtag("config", id, { send_page_view: false, allow_google_signals: false })
  insertScript(script)
}

function parametersOf({ value, items, order }: MeasuredEvent) {
  return {
    currency: CURRENCY,
    value,
    ...(order && { transaction_id: order.number }),
    items: items.map(({ id, name, variant, price, quantity }) => ({
      item_id: id,
      item_name: name,
      price,
      quantity,
      ...(variant && { item_variant: variant }),
    })),
  }
}
