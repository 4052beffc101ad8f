import type { PageKind } from "@porteka/commerce-sdk"
import { splitLocale } from "#app/i18n/locales.ts"
import { findPublicPage } from "../page-cache/cache-policy.server.ts"
import { pagePathOf, pathOf } from "../security/request-target.server.ts"

/** By the first part of the path. */
const KINDS: ReadonlyMap<string, PageKind> = new Map([
  ["", "home"],
  ["products", "list"],
  ["category", "list"],
  ["collections", "list"],
  ["new-arrivals", "list"],
  ["product", "product"],
  ["search", "search"],
  ["cart", "cart"],
  ["checkout", "checkout"],
])
/** A page without subpages: paths below are other pages, such as the payment. */
const ALONE: readonly PageKind[] = ["cart", "checkout"]
const FILE = /\.\w+$/
const NO_QUERY = new URLSearchParams()

/** The kind of page of a URL; null if it is not counted. */
export function pageKindOf(address: string): PageKind | null {
  const path = pagePathOf(pathOf(address))
  const { rest } = splitLocale(path)
  const segments = rest.split("/").filter(Boolean)
  const kind = KINDS.get(segments[0] ?? "")
  if (kind) return ALONE.includes(kind) && segments.length > 1 ? null : kind
  return !FILE.test(path) && findPublicPage(path, NO_QUERY) ? "content" : null
}
