import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/robots.ts"

/** Pages of one visitor. Filtered lists are not blocked: they have their own `noindex`. */
const CLOSED = [
  "cart",
  "checkout",
  "order-confirmation",
  "account",
  "login",
  "register",
  "forgot-password",
  "reset-password",
  "verify",
  "wishlist",
  "search",
]

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.flatMap((page) => [`Disallow: /${page}`, `Disallow: /*/${page}`]),
    "Disallow: /api/",
    `Sitemap: ${context.get(requestContext).publicOrigin}/sitemap.xml`,
  ]
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } })
}
