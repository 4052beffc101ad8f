import { fetchJson } from "#app/ui/browser/fetch-json.ts"
import type { ProductAnswer, QuickProduct } from "./quick-product.ts"

/** Fetches a product in the browser; null on any failure. */
export async function fetchProduct(
  handle: string,
  locale: string,
  signal: AbortSignal | null = null,
): Promise<QuickProduct | null> {
  const path = `/api/products/${encodeURIComponent(handle)}?locale=${locale}`
  return (await fetchJson<ProductAnswer>(path, { signal }))?.product ?? null
}
