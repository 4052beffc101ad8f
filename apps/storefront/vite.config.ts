import { fileURLToPath } from "node:url"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { compactIcons } from "./compact-icons.ts"
import { compiledMessages } from "./compiled-messages.ts"

const inFolder = (folder: string, names: string) => `/app/${folder}/(${names})\\.tsx?$`
const icons = (names: string) => `/lucide-react/dist/esm/icons/(${names})\\.mjs$`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"))

/** The files of the browser's build: what every page loads, then what each kind of page adds. */
const ROOMS = {
  base: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify)\//,
  shell: anyOf(
    "/lucide-react/dist/esm/(?!icons/)",
    icons("arrow-right|chevron-down|eye|heart|house|menu|search|shopping-bag|user|x"),
    "packages/(shop/dist/(shop-front|limits)|hungary/dist/(money|locale))",
    "/app/root.tsx",
    // Not what is loaded after the page, nor texts that wait for their part.
    inFolder(
      "shell",
      "(?!browser-extras|quick-view|coming|consent-host|use-build-watch|viewed-products|prefetch-in-view|seen-pages).*",
    ),
    inFolder("i18n", "(?!.*messages|.*texts|newsletter|use-delivery-name).*"),
    inFolder(
      "ui",
      "badge|bottom-bar|breadcrumbs|button|class-names|error-state|icon-button|in-browser|kept-value|link|link-prefetch|logo|" +
        "lucide-icon|mega-menu|ornament|picture|price|product-card|product-grid|progress-bar|section-heading|site-footer|site-header|" +
        "skeleton|skip-link|spinner|toast-region|toast-store|transition-overlay|use-details-group|" +
        "use-hydrated|use-picture-transition|watched-value",
    ),
    inFolder("features/cart", "cart-summary|cart-added"),
    inFolder("features/consent", "consent-settings-open"),
    inFolder("features/wishlist", "card-heart|heart-button|to-wishlist-item|wishlist|wishlist-state"),
    inFolder("features/catalogue", "card-actions|catalogue-card|fetch-product|product-price"),
    inFolder("features/catalogue/quick-view", "opened-product|quick-view-button"),
  ),
  listing: anyOf(
    inFolder(
      "features/catalogue",
      "active-filters|filter-(chips|fields|form|panel)|list-meta|list-query|listing|listing-page|load-more|loaded-above|" +
        "price-filter|sort-select|use-filter-form",
    ),
    inFolder("ui", "checkbox|field|page-window|pagination|select|text-input"),
    icons("arrow-left|sliders-horizontal"),
  ),
  product: anyOf(
    inFolder(
      "features/catalogue",
      "option-picker|product-(details|gallery|promises)|related-products|share-button|shorten|stock-(label|line)|variant-choice",
    ),
    inFolder("features/cart", "add-to-cart|cart-form|ware-note"),
    inFolder("features/wishlist", "product-heart"),
    inFolder("ui", "disclosure|gallery|quantity-stepper"),
    icons("minus|package-open|plus|rotate-ccw|share-2|shield-check|zoom-in"),
  ),
}

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^\.{1,2}\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("app/ui/lucide-icon.ts", import.meta.url)),
      },
    ],
  },
  // Bundled on the server too, so that both draw the same.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [compiledMessages(), compactIcons(), tailwindcss(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true },
  environments: {
    // What is loaded together travels as one file: it compresses better than as a dozen small ones.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "base", test: ROOMS.base, priority: 1 },
                { name: "shell", test: ROOMS.shell },
                { name: "listing", test: ROOMS.listing },
                { name: "product", test: ROOMS.product },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole HTTP pipeline, so that pages and pipeline share one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
})
