import { expect, test } from "vitest"
import { chunkOf, importersIn } from "./browser-chunks.ts"

const APP = "/shop/apps/storefront/app"
const QUERY = "?__react-router-build-client-route"

/** The static importers of each module. */
const IMPORTERS: Record<string, string[]> = {
  [`${APP}/root.tsx`]: [`${APP}/root.tsx${QUERY}`],
  [`${APP}/shell/header.tsx`]: [`${APP}/root.tsx`],
  [`${APP}/ui/link.tsx`]: [`${APP}/shell/header.tsx`, `${APP}/ui/card.tsx`],
  [`${APP}/ui/card.tsx`]: [`${APP}/features/listing.tsx`, `${APP}/features/home.tsx`],
  [`${APP}/features/home.tsx`]: [`${APP}/routes/home.tsx${QUERY}`],
  [`${APP}/ui/picture-card.tsx`]: [`${APP}/features/home.tsx`, `${APP}/routes/content/journal.tsx${QUERY}`],
  [`${APP}/features/listing.tsx`]: [
    `${APP}/routes/catalogue/products.tsx${QUERY}`,
    `${APP}/routes/catalogue/category.tsx${QUERY}`,
  ],
  [`${APP}/ui/checkbox.tsx`]: [`${APP}/features/filter.tsx`, `${APP}/features/checkout.tsx`],
  [`${APP}/ui/select.tsx`]: [`${APP}/features/filter.tsx`, `${APP}/features/cart/cart-line.tsx`],
  [`${APP}/features/filter.tsx`]: [`${APP}/features/listing.tsx`],
  [`${APP}/ui/stepper.tsx`]: [`${APP}/features/gallery.tsx`, `${APP}/shell/loaded-on-demand.tsx`],
  [`${APP}/features/gallery.tsx`]: [`${APP}/routes/catalogue/product.tsx${QUERY}`],
  [`${APP}/features/cart/cart-line.tsx`]: [
    `${APP}/routes/cart.tsx${QUERY}`,
    `${APP}/shell/extras/cart-drawer.tsx`,
  ],
  [`${APP}/features/search/notes.tsx`]: [
    `${APP}/routes/catalogue/search.tsx${QUERY}`,
    `${APP}/shell/loaded-on-demand.tsx`,
  ],
  [`${APP}/shell/stored-login.ts`]: [
    `${APP}/shell/extras/browser-extras.tsx`,
    `${APP}/routes/access/login.tsx${QUERY}`,
  ],
  [`${APP}/features/cart/prices-of-tabs.ts`]: [
    `${APP}/shell/extras/browser-extras.tsx`,
    `${APP}/features/cart/cart-line.tsx`,
  ],
  [`${APP}/shell/measure.ts`]: [`${APP}/shell/extras/browser-extras.tsx`, `${APP}/features/gallery.tsx`],
  [`${APP}/ui/sums.tsx`]: [`${APP}/features/cart/cart-line.tsx`, `${APP}/features/checkout.tsx`],
  [`${APP}/i18n/shared-messages.ts`]: [`${APP}/entry.client.tsx`, `${APP}/features/cart/cart-line.tsx`],
  [`${APP}/features/checkout.tsx`]: [`${APP}/routes/checkout/details.tsx${QUERY}`],
  "/shop/node_modules/lucide-react/dist/esm/icons/truck.mjs": [`${APP}/features/gallery.tsx`],
  "/shop/packages/hungary/dist/money.js": [`${APP}/features/gallery.tsx`, `${APP}/features/listing.tsx`],
  // Two modules that import each other.
  [`${APP}/features/one.ts`]: [`${APP}/features/other.ts`],
  [`${APP}/features/other.ts`]: [`${APP}/features/one.ts`, `${APP}/features/gallery.tsx`],
  [`${APP}/ui/styles.css`]: [`${APP}/root.tsx`],
  "\0vite/preload-helper.js": [`${APP}/root.tsx`],
}

test.each([
  ["/shop/node_modules/react-dom/client.js", "base"],
  ["/shop/node_modules/preact/dist/preact.mjs", "base"],
  ["/shop/apps/storefront/preact/react.ts", "base"],
  ["/shop/node_modules/react-aria/dist/index.mjs", null],
  [`${APP}/root.tsx`, "shell"],
  [`${APP}/root.tsx${QUERY}`, "shell"],
  [`${APP}/shell/header.tsx`, "shell"],
  [`${APP}/ui/link.tsx`, "shell"],
  [`${APP}/ui/card.tsx`, "shell"],
  ["/shop/packages/hungary/dist/money.js", "shell"],
  [`${APP}/features/home.tsx`, null],
  [`${APP}/ui/picture-card.tsx`, "home-parts"],
  [`${APP}/features/listing.tsx`, "listing"],
  [`${APP}/features/filter.tsx`, "listing"],
  [`${APP}/ui/checkbox.tsx`, "shell"],
  [`${APP}/ui/select.tsx`, "shell"],
  [`${APP}/shell/measure.ts`, "shell"],
  [`${APP}/shell/stored-login.ts`, "idle-parts"],
  [`${APP}/features/cart/prices-of-tabs.ts`, "idle-parts"],
  [`${APP}/features/search/notes.tsx`, null],
  [`${APP}/ui/stepper.tsx`, "product-parts"],
  [`${APP}/features/gallery.tsx`, "product"],
  [`${APP}/features/one.ts`, "product"],
  ["/shop/node_modules/lucide-react/dist/esm/icons/truck.mjs", "product"],
  [`${APP}/features/cart/cart-line.tsx`, "idle-cart"],
  [`${APP}/ui/sums.tsx`, "idle-parts"],
  [`${APP}/i18n/shared-messages.ts`, "shell"],
  [`${APP}/i18n/gift-card-messages.ts`, "gift-card-texts"],
  [`${APP}/i18n/cart-messages.ts`, "idle-cart"],
  [`${APP}/i18n/home-messages.ts`, "home-parts"],
  [`${APP}/entry.client.tsx`, null],
  [`${APP}/features/checkout.tsx`, "checkout"],
  [`${APP}/shell/loaded-on-demand.tsx`, null],
  [`${APP}/routes/catalogue/product.tsx${QUERY}`, null],
  [`${APP}/ui/styles.css`, null],
  ["\0vite/preload-helper.js", null],
])("%s travels in %s", (id, chunk) => {
  expect(chunkOf(id, (module) => IMPORTERS[module] ?? [])).toBe(chunk)
})

const INDEX = "/shop/packages/hungary/dist/index.js"
const MODULES: Record<string, { code: string; exports: string[]; importers: string[] }> = {
  [INDEX]: { code: 'export * from "../phone.js"', exports: [], importers: ["/price.tsx", "/form.tsx"] },
  "/shop/packages/hungary/dist/phone.js": {
    code: "",
    exports: ["parsePhone"],
    importers: [INDEX, "/shop/packages/hungary/dist/address.js"],
  },
  "/price.tsx": { code: 'import { formatMoney } from "@porteka/hungary"', exports: [], importers: [] },
  "/form.tsx": {
    code: 'import { parsePhone } from "@porteka/hungary"',
    exports: [],
    importers: ["/page.tsx"],
  },
}

test("through the index of a package only those import a module who name what it exports", () => {
  const importers = importersIn(
    { getModuleInfo: (id) => MODULES[id] ?? null },
    "/shop/packages/hungary/dist/phone.js",
  )
  expect(importers).toEqual(["/form.tsx", "/shop/packages/hungary/dist/address.js"])
})
