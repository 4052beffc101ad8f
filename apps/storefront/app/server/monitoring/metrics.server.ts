import { requestMetrics } from "@porteka/shop/monitoring"
import { Counter, Gauge, Histogram, Registry } from "prom-client"

/** The storefront's metrics; `ops/` has a dashboard and alerts for them. */
export const registry = new Registry()

const registers = [registry]
const { total, seconds } = requestMetrics("porteka_http")

/** The label of pages answered from memory. */
export const STORED_PAGE = "stored page"

/**
 * Requests answered with a stored page since the metrics were last read, by method and status. The package looks up
 * labels at each count, which takes longer than finding the page.
 */
const newStored = new Map<string, { method: string; status: number; requests: number }>()
let newHits = 0

export function countStored(method: string, status: number): void {
  newHits += 1
  const key = `${method} ${status}`
  const counted = newStored.get(key)
  if (counted) counted.requests += 1
  else newStored.set(key, { method, status, requests: 1 })
}

export const requestsTotal = new Counter({
  ...total,
  registers,
  collect() {
    for (const { requests, ...labels } of newStored.values())
      this.inc({ route: STORED_PAGE, ...labels }, requests)
    newStored.clear()
  },
})

/** Without stored pages. */
export const requestSeconds = new Histogram({ ...seconds, registers })

/**
 * `hit`: stored; `render`: rendered for this request or in the background; `waited`: shared another request's
 * rendering.
 */
export const pageCacheTotal = new Counter({
  name: "porteka_page_cache_total",
  help: "Public pages by where they came from.",
  labelNames: ["result"],
  registers,
  collect() {
    this.inc({ result: "hit" }, newHits)
    newHits = 0
  },
})

export const renderSeconds = new Histogram({
  name: "porteka_page_render_seconds",
  help: "Time to make a page, the back end's answers included.",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
})

/** Changes at least every 25 seconds while the back end answers. */
export const feedAnswered = new Gauge({
  name: "porteka_feed_answered_timestamp_seconds",
  help: "When the back end's change feed last answered.",
  registers,
})

/** Compared with the back end's `porteka_feed_newest_cursor`, it shows how far this process is behind. */
export const feedCursor = new Gauge({
  name: "porteka_feed_cursor",
  help: "The last change of the catalogue that this process has followed.",
  registers,
})
