/** How a request is answered offline, and what is cached for that. */
export type RequestKind =
  /** Never changes under its URL: requested once. */
  | "file"
  /** A document: network first. */
  | "page"
  /** Everything else, such as writes and requests by scripts: not handled by the service worker. */
  | "other"

export interface KeptRequest {
  method: string
  mode: string
  url: string
}

/** Scripts, styles, fonts and pictures with a content hash in their names. */
const FILES = /^\/(assets|pictures)\//

export function requestKind({ method, mode, url }: KeptRequest, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin) return "other"
  if (FILES.test(pathname)) return "file"
  return mode === "navigate" ? "page" : "other"
}

/**
 * A page may be cached if the server marks it as free of personal data: never a cart, checkout, order or
 * account.
 */
export function mayKeepPage({ ok, headers, redirected, type }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false
  const isPrivate = headers.get("cache-control")?.includes("no-store") ?? true
  return ok && !redirected && type === "basic" && isPage && !isPrivate
}

/** The offline page, in the language of the URL, for pages that are not cached. */
export function offlineAddress(url: string, locales: readonly string[], fallback: string): string {
  const { pathname, search } = new URL(url)
  const first = pathname.split("/")[1] ?? ""
  const locale = locales.includes(first) ? first : fallback
  return `/${locale}/offline?${new URLSearchParams({ to: pathname + search })}`
}
