import { shop } from "@porteka/shop"

/** Of the page before anything is drawn: `--surface` in light mode (ui/tokens.css). */
const SURFACE = "#fcf9f2"

/** How a phone names and shows the shop on its home screen (W3C, Web Application Manifest). */
export function loader() {
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shop.slogan[shop.defaultLanguage],
    lang: shop.defaultLanguage,
    start_url: "/",
    display: "minimal-ui",
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } })
}
