import type { IncomingHttpHeaders } from "node:http"
import type { PageKind } from "@porteka/commerce-sdk"
import { DATA_SUFFIX } from "../security/request-target.server.ts"
import { pageKindOf } from "./page-kind.ts"

export interface PageView {
  kind: PageKind
  /** Somebody came from outside of the shop. */
  isArrival: boolean
}

interface Answered {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  status: number
}

const SEEN = new Set([200, 304])
/** From there people come back to pay, or reload: nobody arrives there. */
const WITHIN: readonly PageKind[] = ["cart", "checkout"]

/**
 * Whether a request was somebody looking at a page: a page that a browser opened, or the data with which the router
 * opened one. What was fetched ahead and robots, which say nothing of how they fetch, are not counted. Only what every
 * browser sends with every request is looked at, and none of it is kept.
 */
export function pageViewOf({ method, url = "/", headers, status }: Answered): PageView | null {
  if (method !== "GET" || !SEEN.has(status) || isAhead(headers)) return null
  const isOpened = headers["sec-fetch-mode"] === "navigate"
  const isRouted = headers["sec-fetch-site"] === "same-origin" && DATA_SUFFIX.test(url.split("?", 1)[0] ?? "")
  if (!isOpened && !isRouted) return null
  const kind = pageKindOf(url)
  const isFromOutside = isOpened && headers["sec-fetch-site"] !== "same-origin"
  return kind && { kind, isArrival: isFromOutside && !WITHIN.includes(kind) }
}

const isAhead = (headers: IncomingHttpHeaders) =>
  `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`.includes("prefetch")
