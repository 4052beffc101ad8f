/** Files in one of PLACES: those named, or all but those named. `*` in a name stands for anything. */
export type Files = { in: Place; named: string[] } | { in: Place; allBut: string[] }

type Chunk = {
  name: string
  files: Files[]
  /** A file that two chunks name goes to the one with the higher priority. */
  priority?: number
}

/** Where files of the browser's build lie: what stands before and after a name. */
const PLACES = {
  modules: ["node_modules/", "/"],
  icons: ["node_modules/lucide-react/dist/esm/icons/", "\\.mjs$"],
  iconFrame: ["node_modules/lucide-react/dist/esm/(?!icons/)", "\\.mjs$"],
  shop: ["packages/shop/dist/", "\\.js$"],
  hungary: ["packages/hungary/dist/", "\\.js$"],
  // A route's part for the browser has a query after its name.
  app: ["/app/", "\\.tsx"],
  shell: ["/app/shell/", "\\.tsx?$"],
  i18n: ["/app/i18n/", "\\.tsx?$"],
  ui: ["/app/ui/", "\\.tsx?$"],
  account: ["/app/features/account/", "\\.tsx?$"],
  cart: ["/app/features/cart/", "\\.tsx?$"],
  catalogue: ["/app/features/catalogue/", "\\.tsx?$"],
  catalogueListing: ["/app/features/catalogue/listing/", "\\.tsx?$"],
  catalogueProduct: ["/app/features/catalogue/product/", "\\.tsx?$"],
  consent: ["/app/features/consent/", "\\.tsx?$"],
  quickView: ["/app/features/catalogue/quick-view/", "\\.tsx?$"],
  wishlist: ["/app/features/wishlist/", "\\.tsx?$"],
} as const

type Place = keyof typeof PLACES

/**
 * The files of the browser's build. What is loaded together travels as one file: it compresses better than as a dozen
 * small ones. First what every page loads, then what each kind of page adds; the rest divides the build by itself.
 */
export const CHUNKS: Chunk[] = [
  {
    name: "base",
    priority: 1,
    files: [
      { in: "modules", named: ["react", "react-dom", "scheduler", "react-router", "use-intl", "icu-minify"] },
    ],
  },
  {
    name: "shell",
    files: [
      { in: "iconFrame", named: ["*"] },
      {
        in: "icons",
        named: [
          "arrow-right",
          "chevron-down",
          "eye",
          "heart",
          "house",
          "menu",
          "search",
          "shopping-bag",
          "user",
          "x",
        ],
      },
      { in: "shop", named: ["market", "limits", "languages/*", "pages"] },
      { in: "hungary", named: ["money/money", "locale"] },
      { in: "app", named: ["root"] },
      // Not what is loaded after the page, nor texts that wait for their part.
      {
        in: "shell",
        allBut: ["extras/*", "page/viewed-products"],
      },
      { in: "i18n", allBut: ["*messages*", "*texts", "newsletter-slugs", "use-delivery-name", "use-sums"] },
      { in: "i18n", named: ["load-messages"] },
      {
        in: "ui",
        named: [
          "goods/badge",
          "navigation/bottom-bar",
          "navigation/breadcrumbs",
          "controls/button",
          "class-names",
          "feedback/error-state",
          "controls/icon-button",
          "browser/in-browser",
          "browser/kept-value",
          "navigation/link",
          "navigation/link-prefetch",
          "media/logo",
          "media/lucide-icon",
          "navigation/mega-menu",
          "media/ornament",
          "media/picture",
          "goods/price",
          "goods/product-card",
          "goods/product-grid",
          "feedback/progress-bar",
          "layout/section-heading",
          "navigation/site-footer",
          "navigation/site-header",
          "feedback/skeleton",
          "navigation/skip-link",
          "feedback/spinner",
          "feedback/toast-region",
          "feedback/toast-store",
          "feedback/transition-overlay",
          "navigation/use-details-group",
          "browser/use-hydrated",
          "media/use-picture-transition",
          "browser/watched-value",
        ],
      },
      { in: "cart", named: ["cart-summary", "cart-added"] },
      { in: "consent", named: ["consent-settings-open"] },
      {
        in: "wishlist",
        named: ["card-heart", "heart-button", "to-wishlist-item", "wishlist", "wishlist-state"],
      },
      { in: "catalogue", named: ["card-actions", "catalogue-card", "fetch-product", "product-price"] },
      { in: "catalogueProduct", named: ["shared-picture"] },
      { in: "account", named: ["signed-in"] },
      { in: "quickView", named: ["opened-product", "quick-view-button"] },
    ],
  },
  {
    name: "listing",
    files: [
      {
        in: "catalogueListing",
        named: [
          "active-filters",
          "filter-chips",
          "filter-fields",
          "filter-form",
          "filter-panel",
          "list-meta",
          "list-address",
          "listing",
          "listing-page",
          "load-more",
          "loaded-above",
          "range-filter",
          "sort-select",
          "use-filter-form",
        ],
      },
      {
        in: "ui",
        named: [
          "controls/checkbox",
          "controls/field",
          "navigation/page-window",
          "navigation/pagination",
          "controls/select",
          "controls/text-input",
        ],
      },
      { in: "icons", named: ["arrow-left", "sliders-horizontal"] },
    ],
  },
  {
    name: "product",
    files: [
      {
        in: "catalogueProduct",
        named: [
          "option-picker",
          "product-details",
          "product-gallery",
          "product-promises",
          "related-products",
          "share-button",
          "shorten",
          "stock-line",
          "variant-choice",
        ],
      },
      { in: "cart", named: ["add-to-cart", "cart-form", "product-note"] },
      { in: "wishlist", named: ["product-heart"] },
      { in: "ui", named: ["windows/disclosure", "media/gallery", "controls/quantity-stepper"] },
      {
        in: "icons",
        named: ["minus", "plus", "rotate-ccw", "share", "shield-check", "truck", "zoom-in"],
      },
    ],
  },
]

const namesOf = (names: string[]) => `(${names.map((name) => name.replaceAll("*", ".*")).join("|")})`

/** What the whole path of such a file looks like. */
export function patternOf(files: Files): string {
  const [before, after] = PLACES[files.in]
  if ("named" in files) return `${before}${namesOf(files.named)}${after}`
  return `${before}(?!${namesOf(files.allBut)}${after}).*${after}`
}

/** What Vite's `codeSplitting` is told. */
export const chunkGroups = CHUNKS.map(({ name, priority, files }) => ({
  name,
  ...(priority !== undefined && { priority }),
  test: new RegExp(files.map(patternOf).join("|")),
}))
