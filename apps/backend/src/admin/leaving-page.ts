/** Pages below a product's that replace it; the others are windows above it. */
const REPLACING = /^\/variants\/(?!create)/

/**
 * Whether a way inside the admin leaves a product's page. Its windows for pictures, prices, stock and the like
 * have addresses below it, and keep what was typed on it.
 * @param page the page's path, such as `/products/prod_1`
 */
export function isLeaving(page: string, next: string): boolean {
  if (next === page) return false
  return !next.startsWith(`${page}/`) || REPLACING.test(next.slice(page.length))
}
