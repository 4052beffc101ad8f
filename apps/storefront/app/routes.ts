import { createRequire } from "node:module"
import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes"

// Imported by Node: React Router reads this file without the build's conditions, which may add a language.
const {
  LEGAL_PAGES,
  LOCALES,
  MAKERS_PAGE,
  NEWSLETTER_PAGES,
  VERSION_SEGMENT,
}: typeof import("@porteka/shop") = createRequire(import.meta.url)("@porteka/shop")

/** `/api/auth/*` (specification, section 7), and passkeys. */
const AUTH_CALLS = [
  "login",
  "signin",
  "signup",
  "confirm-signup",
  "resend-code",
  "signout",
  "reset-password",
  "confirm-reset-password",
  "change-password",
  "update-user",
  "current-user",
  "sync-medusa",
  "cookie-fix",
  "passkey-options",
  "passkeys",
  "passkey-challenge",
  "passkey-signin",
]

/** The complete URL table (specification, section 2). The leading language is optional (ruling D4). */
export default [
  ...prefix("api", [
    route("session", "routes/api/session-api.ts"),
    route("language", "routes/api/language-api.ts"),
    route("search", "routes/api/search-api.ts"),
    route("pickup-points", "routes/api/pickup-points-api.ts"),
    route("postal-codes/:code", "routes/api/postal-code-api.ts"),
    route("orders", "routes/api/orders-api.ts"),
    route("orders/:id", "routes/api/order-api.ts"),
    ...AUTH_CALLS.map((call) => route(`auth/${call}`, `routes/api/auth/${call}-api.ts`)),
    route("customers/me", "routes/api/customers/me-api.ts"),
    route("customers/addresses", "routes/api/customers/addresses-api.ts"),
    route("customers/addresses/:id", "routes/api/customers/address-api.ts"),
    route("customers/addresses/:id/default-shipping", "routes/api/customers/default-shipping-api.ts"),
    route("customers/addresses/:id/default-billing", "routes/api/customers/default-billing-api.ts"),
    route("customers/wishlist", "routes/api/customers/wishlist-api.ts"),
    route("carts/:id/customer", "routes/api/cart-customer-api.ts"),
    route("products/prices", "routes/api/product-prices-api.ts"),
    route("products/:handle", "routes/api/product-api.ts"),
    ...(import.meta.env.DEV ? [route("openapi.json", "routes/api/openapi-api.ts")] : []),
    route("*", "routes/api/not-found-api.ts"),
  ]),
  route("builds/meta.json", "routes/build-meta.ts"),
  route("site.webmanifest", "routes/seo/web-manifest.ts"),
  route("review-photos/:file", "routes/catalogue/review-photo.ts"),
  route("order-review-photos/:id/:file", "routes/orders/order-review-photo.ts"),
  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap.ts"),
  route("sitemaps/:file", "routes/seo/sitemap-part.ts"),
  route("feeds/google.xml", "routes/seo/google-feed.ts"),
  route("feeds/arukereso.xml", "routes/seo/arukereso-feed.ts"),

  layout("routes/language.ts", [
    // Not an optional segment, because that would match any unknown first segment as a language.
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
      route("gift-card", "routes/catalogue/gift-card.tsx"),
      route("search", "routes/catalogue/search.tsx"),

      route("cart", "routes/cart.tsx"),
      route("coupon/:code", "routes/coupon.tsx"),
      route("cart-reminder", "routes/cart-reminder.tsx"),
      route("checkout", "routes/checkout/details.tsx"),
      route("checkout/payment", "routes/checkout/payment.tsx"),
      route("checkout/verify", "routes/checkout/verify-payment.tsx"),
      route("checkout/success", "routes/checkout/success.tsx"),
      route("order-confirmation/:id", "routes/checkout/order-confirmation.tsx"),
      route("order/:id", "routes/orders/order.tsx"),
      route("order/:id/reviews", "routes/orders/order-reviews.tsx"),
      route("order/:id/pickup-point", "routes/orders/order-point.tsx"),
      route("order-transfer", "routes/orders/order-transfer.tsx"),
      route("order/:id/invoices/:invoiceId", "routes/orders/invoice.ts"),
      route("order/:id/proforma", "routes/orders/proforma.ts"),
      route("payment-collection/:id", "routes/orders/payment-link.ts"),

      route("account", "routes/account/layout.tsx", [
        index("routes/account/account-home.tsx"),
        route("profile", "routes/account/account-profile.tsx"),
        route("profile/email", "routes/account/profile-email.tsx"),
        route("profile/password", "routes/account/profile-password.tsx"),
        route("profile/sessions", "routes/account/profile-sessions.tsx"),
        route("profile/passkeys", "routes/account/profile-passkeys.tsx"),
        route("profile/data", "routes/account/profile-data.tsx"),
        route("profile/deletion", "routes/account/profile-deletion.tsx"),
        route("addresses", "routes/account/account-addresses.tsx"),
        route("addresses/:id", "routes/account/account-address.tsx"),
        route("orders", "routes/account/account-orders.tsx"),
        route("orders/:id", "routes/account/account-order.tsx"),
      ]),
      route("account/profile/data/file", "routes/account/profile-data-file.ts"),
      route("login", "routes/access/login.tsx"),
      route("logout", "routes/access/logout.ts"),
      route("register", "routes/access/register.tsx"),
      route("forgot-password", "routes/access/forgot-password.tsx"),
      route("reset-password", "routes/access/reset-password.tsx"),
      route("verify", "routes/access/verify-email.tsx"),
      route("wishlist", "routes/wishlist.tsx"),
      route("address-management-demo", "routes/account/address-demo.tsx"),

      route("offline", "routes/offline.tsx"),

      route("journal", "routes/content/journal.tsx"),
      route("journal/:slug", "routes/content/journal-entry.tsx"),

      ...Object.entries(MAKERS_PAGE).flatMap(([locale, slug]) => [
        route(slug, "routes/content/makers.tsx", { id: `makers-${locale}` }),
        route(`${slug}/:handle`, "routes/content/maker.tsx", { id: `maker-${locale}` }),
      ]),

      route("contact", "routes/content/contact.tsx"),
      route("restock-notice", "routes/catalogue/restock-notice.tsx"),
      ...Object.entries(LEGAL_PAGES.withdrawal).map(([locale, slug]) =>
        route(slug, "routes/content/withdrawal.tsx", { id: `withdrawal-${locale}` }),
      ),
      ...Object.entries(LEGAL_PAGES.complaints).map(([locale, slug]) =>
        route(slug, "routes/content/complaints.tsx", { id: `complaints-${locale}` }),
      ),
      ...Object.entries(LEGAL_PAGES.tracking).map(([locale, slug]) =>
        route(slug, "routes/orders/track-order.tsx", { id: `track-order-${locale}` }),
      ),

      ...Object.entries(VERSION_SEGMENT).map(([locale, segment]) =>
        route(`:slug/${segment}/:edition`, "routes/content/page-version.tsx", {
          id: `page-version-${locale}`,
        }),
      ),

      route("newsletter", "routes/content/newsletter-sign-up.tsx"),
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
