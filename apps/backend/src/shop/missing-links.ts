import type { MedusaContainer } from "@medusajs/framework/types"
import type { ContentKindName, ContentValues } from "../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { type ContentLink, readShopPage, type ShopPage, shopLinksOf } from "../modules/content/shop-page.ts"
import { readRedirects, redirectSource } from "../modules/content/site-lines.ts"
import { queryRows } from "../records/query-rows.ts"

type RecordType = Exclude<ShopPage["type"], "page" | "unknown">

const TABLES = {
  product: "select handle from product where deleted_at is null and status = 'published' and handle = any(?)",
  category: "select handle from product_category where deleted_at is null and is_active and handle = any(?)",
  collection: "select handle from product_collection where deleted_at is null and handle = any(?)",
}

/** Links of an entry that lead to no page of the shop, not even by a redirect. */
export async function findMissingLinks(
  container: MedusaContainer,
  kind: ContentKindName,
  values: ContentValues,
): Promise<ContentLink[]> {
  const links = shopLinksOf(kind, values).map((link) => ({ link, page: readShopPage(link.to) }))
  const handlesOf = (type: RecordType) =>
    links.flatMap(({ page }) => (page.type === type && "handle" in page ? [page.handle] : []))
  const types = ["product", "category", "collection", "journal", "maker"] as const
  const known = Object.fromEntries(
    await Promise.all(
      types.map(async (type) => [type, await findHandles(container, type, handlesOf(type))] as const),
    ),
  ) as Record<RecordType, ReadonlySet<string>>
  const missing = links.filter(
    ({ page }) => page.type === "unknown" || ("handle" in page && !known[page.type].has(page.handle)),
  )
  if (missing.length === 0) return []
  const redirected = await redirectSources(container)
  return missing.map(({ link }) => link).filter(({ to }) => !redirected.has(redirectSource(to) ?? to))
}

async function findHandles(
  container: MedusaContainer,
  type: RecordType,
  handles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (handles.length === 0) return new Set()
  if (type === "journal" || type === "maker") {
    const entries = await container.resolve(CONTENT_MODULE).inForce(type)
    return new Set(entries.map(({ key }) => key))
  }
  const rows = await queryRows<{ handle: string }>(container, TABLES[type], [[...handles]])
  return new Set(rows.map(({ handle }) => handle))
}

async function redirectSources(container: MedusaContainer): Promise<ReadonlySet<string>> {
  const [entry] = await container.resolve(CONTENT_MODULE).inForce("redirects")
  return new Set(readRedirects(entry?.values.lines ?? "").read.map(({ from }) => from))
}
