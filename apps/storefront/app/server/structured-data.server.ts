import { bytesOf } from "./byte-text.server.ts"

/** One schema.org object. */
export type StructuredData = Record<string, unknown>

/**
 * Writes schema.org data into a finished page. It is data, not script: browsers neither run it nor hold it to
 * the script policy. Put in here, after rendering, it never travels to the browser a second time as code or state.
 * @param html the page's bytes (`byte-text.server.ts`)
 */
export function withStructuredData(html: string, items: readonly StructuredData[]): string {
  if (items.length === 0) return html
  const scripts = items.map((item) => `<script type="application/ld+json">${toSafeJson(item)}</script>`)
  return html.replace("</head>", () => `${bytesOf(scripts.join(""))}</head>`)
}

/** No text of a shopkeeper can close the element. */
function toSafeJson(item: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...item }).replaceAll("<", "\\u003c")
}
