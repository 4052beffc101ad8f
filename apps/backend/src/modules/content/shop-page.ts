import { CONTENT_PAGES, decodePathPart, LEGAL_ALIASES, MAKERS_PAGE, pageSlug } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { CONTENT_KINDS, type ContentKindName, type ContentValues } from "./content-kinds.ts"

/** A link of an entry's value. */
export interface ContentLink {
  path: string
  to: string
}

/** The links of an entry to pages of the shop. */
export function shopLinksOf(kind: ContentKindName, values: ContentValues): ContentLink[] {
  return CONTENT_KINDS[kind].fields.flatMap(({ name, isText, links }) => {
    const paths = isText ? LOCALES.map((locale) => `${name}.${locale}`) : [name]
    return paths.flatMap((path) =>
      (values[path] && links ? links(values[path]) : [])
        .filter((to) => /^\/(?!\/)/.test(to) && !to.includes("{{"))
        .map((to) => ({ path, to })),
    )
  })
}

type RecordWithPage = "product" | "category" | "collection" | "journal" | "maker"

/** What has a page of its own, by the first part of its URL. */
const RECORDS: ReadonlyMap<string, RecordWithPage> = new Map([
  ["product", "product"],
  ["category", "category"],
  ["collections", "collection"],
  ["journal", "journal"],
  ...LOCALES.map((locale) => [MAKERS_PAGE[locale], "maker"] as const),
])

const PAGES: ReadonlySet<string> = new Set([
  "",
  "products",
  "new-arrivals",
  "gift-card",
  "search",
  "cart",
  "checkout",
  "wishlist",
  "account",
  "login",
  "register",
  "forgot-password",
  "collections",
  "journal",
  ...LOCALES.flatMap((locale) => [
    MAKERS_PAGE[locale],
    ...CONTENT_PAGES.map((page) => pageSlug(page, locale)),
  ]),
  ...LEGAL_ALIASES.keys(),
])

export type ShopPage = { type: "page" } | { type: "unknown" } | { type: RecordWithPage; handle: string }

/** Which page of the shop an address is, `/hu/product/haban-kancso`; the address of a record need not exist. */
export function readShopPage(address: string): ShopPage {
  const { pathname } = new URL(address, "https://shop.example")
  const parts = pathname.split("/").filter(Boolean)
  if (LOCALES.some((locale) => locale === parts[0])) parts.shift()
  const [first = "", handle, ...more] = parts
  const record = RECORDS.get(first)
  if (record && handle !== undefined && more.length === 0)
    return { type: record, handle: decodePathPart(handle) }
  // Files, such as feeds and pictures, and what is below a page, such as the account's pages, are not looked at.
  return PAGES.has(first) || /\.\w+$/.test(pathname) ? { type: "page" } : { type: "unknown" }
}
