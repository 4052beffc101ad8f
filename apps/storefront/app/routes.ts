import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"
import { LEGAL_PAGES } from "./i18n/legal-slugs.ts"
import { LOCALES } from "./i18n/locales.ts"
import { NEWSLETTER_PAGES } from "./i18n/newsletter-slugs.ts"

/** The whole URL table (specification, section 2). The language in front is optional (decision D4). */
export default [
  ...prefix("api", [
    route("session", "routes/api/session.ts"),
    route("language", "routes/api/language.ts"),
    route("search", "routes/api/search.ts"),
    route("pickup-points", "routes/api/pickup-points.ts"),
    route("postal-codes/:code", "routes/api/postal-code.ts"),
    route("orders/:id", "routes/api/order.ts"),
    route("products/prices", "routes/api/product-prices.ts"),
    route("products/:handle", "routes/api/product.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),
  route("builds/meta.json", "routes/build-meta.ts"),
  route("site.webmanifest", "routes/seo/web-manifest.ts"),
  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap.ts"),
  route("sitemaps/:file", "routes/seo/sitemap-part.ts"),
  route("feeds/google.xml", "routes/seo/google-feed.ts"),
  route("feeds/arukereso.xml", "routes/seo/arukereso-feed.ts"),

  layout("routes/language.ts", [
    // Not an optional segment: it would take every single unknown one for a language.
    ...LOCALES.map((locale) =>
      route(locale, "routes/home.tsx", { id: `home-${locale}`, caseSensitive: true }),
    ),

    ...prefix(":locale?", [
      route("products", "routes/catalogue/products.tsx"),
      route("product/:handle", "routes/catalogue/product.tsx"),
      route("category/:slug", "routes/catalogue/category.tsx"),
      route("collections", "routes/catalogue/collections.tsx"),
      route("collections/:slug", "routes/catalogue/collection.tsx"),
      route("new-arrivals", "routes/catalogue/new-arrivals.tsx"),
      route("search", "routes/catalogue/search.tsx"),

      route("cart", "routes/cart.tsx"),
      route("checkout", "routes/checkout/details.tsx"),
      route("checkout/payment", "routes/checkout/payment.tsx"),
      route("checkout/verify", "routes/checkout/verify.tsx"),
      route("checkout/success", "routes/checkout/success.tsx"),
      route("order-confirmation/:id", "routes/checkout/order-confirmation.tsx"),
      route("order/:id", "routes/orders/order.tsx"),
      route("order/:id/invoices/:invoiceId", "routes/orders/invoice.ts"),

      ...prefix("account", [
        index("routes/coming/account.tsx", { id: "account" }),
        route("profile", "routes/coming/account.tsx", { id: "account-profile" }),
        route("addresses", "routes/coming/account.tsx", { id: "account-addresses" }),
        route("orders", "routes/coming/account.tsx", { id: "account-orders" }),
        route("orders/:id", "routes/coming/account.tsx", { id: "account-order" }),
      ]),
      route("login", "routes/coming/sign-in.tsx", { id: "login" }),
      route("register", "routes/coming/sign-in.tsx", { id: "register" }),
      route("forgot-password", "routes/coming/sign-in.tsx", { id: "forgot-password" }),
      route("reset-password", "routes/coming/sign-in.tsx", { id: "reset-password" }),
      route("verify", "routes/coming/sign-in.tsx", { id: "verify" }),
      route("wishlist", "routes/wishlist.tsx"),
      route("address-management-demo", "routes/coming/address-demo.tsx"),

      route("journal", "routes/content/journal.tsx"),
      route("journal/:slug", "routes/content/journal-entry.tsx"),

      route("restock-notice", "routes/catalogue/restock-notice.tsx"),
      ...Object.entries(LEGAL_PAGES.withdrawal).map(([locale, slug]) =>
        route(slug, "routes/content/withdrawal.tsx", { id: `withdrawal-${locale}` }),
      ),
      ...Object.entries(LEGAL_PAGES.tracking).map(([locale, slug]) =>
        route(slug, "routes/orders/track-order.tsx", { id: `track-order-${locale}` }),
      ),

      ...Object.entries(NEWSLETTER_PAGES).flatMap(([page, slugs]) =>
        Object.entries(slugs).map(([locale, slug]) =>
          route(slug, "routes/content/newsletter.tsx", { id: `newsletter-${page}-${locale}` }),
        ),
      ),

      ...(import.meta.env.DEV ? [route("ui", "routes/ui.tsx")] : []),
      route("error", "routes/error.tsx"),
      route("404", "routes/not-found.tsx"),
      route("*", "routes/content/page.tsx"),
    ]),
  ]),
] satisfies RouteConfig
