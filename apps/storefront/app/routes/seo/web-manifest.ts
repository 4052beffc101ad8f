import { shop as newShop, type ShopPicture } from "@porteka/shop"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/web-manifest.ts"

/** Background color before the page is drawn: `--surface` in light mode (ui/tokens.css). */
const SURFACE = "#fcf9f2"

const ICONS = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
]

const iconsOf = ({ base, widths }: ShopPicture) =>
  widths.map((width) => ({ src: `${base}-${width}.webp`, type: "image/webp", sizes: `${width}x${width}` }))

/** Name and appearance of the shop on a phone's home screen (W3C, Web Application Manifest). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = (await context.get(requestContext).shop()) ?? newShop
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shop.slogan[DEFAULT_LOCALE],
    lang: DEFAULT_LOCALE,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: shop.brand.icon ? iconsOf(shop.brand.icon) : ICONS,
  }
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } })
}
