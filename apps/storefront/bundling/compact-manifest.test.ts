import { expect, test } from "vitest"
import { compactManifest } from "./compact-manifest.ts"

const entry = { module: "/assets/entry.js", imports: ["/assets/base.js"], css: [] }
const cart = { id: "routes/cart", parentId: "root", path: "cart", module: "/assets/cart.js" }

test("says of a page only what is true, and names no script that every page has; routes that are no pages are left out", () => {
  const imports = ["/assets/base.js", "/assets/cart-parts.js"]
  const routes = {
    "routes/cart": { ...cart, hasLoader: true, hasAction: false, imports, css: [] },
    "routes/api/session-api": { id: "routes/api/session-api", hasLoader: true, imports: [] },
    "routes/seo/robots": { id: "routes/seo/robots", hasLoader: true },
  }
  const code = `window.__reactRouterManifest=${JSON.stringify({ entry, routes, version: "1" })};`
  const kept = { "routes/cart": { ...cart, hasLoader: true, imports: ["/assets/cart-parts.js"] } }
  expect(compactManifest(code)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry, routes: kept, version: "1" })};`,
  )
})

test("a table in another form stops the build", () => {
  expect(() => compactManifest("export default {}")).toThrow("another form")
})
