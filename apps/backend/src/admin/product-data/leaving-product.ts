/** Pages below a product's that replace it; the others are windows above it. */
const REPLACING = /^\/variants\/(?!create)/

/**
 * Whether a path inside the admin leaves a product's page. Its windows for pictures, prices, stock and the like
 * have paths below it, and keep what was typed on it.
 */
export function isLeavingProduct(productId: string, next: string): boolean {
  const page = `/products/${productId}`
  if (next === page) return false
  return !next.startsWith(`${page}/`) || REPLACING.test(next.slice(page.length))
}
