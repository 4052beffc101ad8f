import type { ProductAnswer, QuickProduct } from "./quick-product.ts"

/** Fetches a product in the browser; null on any failure. */
export async function fetchProduct(
  handle: string,
  locale: string,
  signal: AbortSignal | null = null,
): Promise<QuickProduct | null> {
  try {
    const response = await fetch(`/api/products/${encodeURIComponent(handle)}?locale=${locale}`, { signal })
    return response.ok ? ((await response.json()) as ProductAnswer).product : null
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
