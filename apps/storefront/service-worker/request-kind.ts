/** How a request is answered while the shop cannot be reached, and what is kept of it before. */
export type RequestKind =
  /** Never changes under its address: asked for once. */
  | "file"
  /** A whole page: the network first. */
  | "page"
  /** Everything else, all that writes or is asked for by scripts: the browser's own way. */
  | "other"

export interface KeptRequest {
  method: string
  mode: string
  url: string
}

/** Scripts, styles, letters and pictures, whose names hold a hash of what they are. */
const FILES = /^\/(assets|pictures)\//

export function requestKind({ method, mode, url }: KeptRequest, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin) return "other"
  if (FILES.test(pathname)) return "file"
  return mode === "navigate" ? "page" : "other"
}

/** A page may be kept where the server says nobody's own things are on it: never a cart, checkout, order or account. */
export function mayKeepPage({ ok, headers, redirected, type }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false
  const isPrivate = headers.get("cache-control")?.includes("no-store") ?? true
  return ok && !redirected && type === "basic" && isPage && !isPrivate
}

/** Where a visitor is led whose page is not kept: the page that says so, in the language of the address. */
export function offlineAddress(url: string, locales: readonly string[], fallback: string): string {
  const { pathname, search } = new URL(url)
  const first = pathname.split("/")[1] ?? ""
  const locale = locales.includes(first) ? first : fallback
  return `/${locale}/offline?${new URLSearchParams({ to: pathname + search })}`
}
