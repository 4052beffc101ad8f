import type { IncomingHttpHeaders } from "node:http"
import type { PageKind } from "@porteka/commerce-sdk"
import { isDataPath, pathOf } from "../security/request-target.server.ts"
import { pageKindOf } from "./page-kind.ts"

export interface PageView {
  kind: PageKind
  /** The visitor came from outside the shop. */
  isArrival: boolean
}

interface Answered {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  status: number
}

const SEEN = new Set([200, 304])
/** Returning from a payment or reloading these pages is not an arrival. */
const WITHIN: readonly PageKind[] = ["cart", "checkout"]

/**
 * Whether a request is a page view: a page opened by a browser, or the data with which the router opened one.
 * Prefetches are not counted, nor are robots, which send no fetch metadata. It only looks at headers that every
 * browser sends, and stores none of them.
 */
export function pageViewOf({ method, url = "/", headers, status }: Answered): PageView | null {
  if (method !== "GET" || !SEEN.has(status) || isAhead(headers)) return null
  const isOpened = headers["sec-fetch-mode"] === "navigate"
  const isRouted = headers["sec-fetch-site"] === "same-origin" && isDataPath(pathOf(url))
  if (!isOpened && !isRouted) return null
  const kind = pageKindOf(url)
  const isFromOutside = isOpened && headers["sec-fetch-site"] !== "same-origin"
  return kind && { kind, isArrival: isFromOutside && !WITHIN.includes(kind) }
}

const isAhead = (headers: IncomingHttpHeaders) =>
  `${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`.includes("prefetch")
