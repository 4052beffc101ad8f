import { bytesOf } from "./byte-text.server.ts"

/** One schema.org object. */
export type StructuredData = Record<string, unknown>

/**
 * Inserts schema.org data into a finished page. It is data, not script: browsers do not run it, and the script
 * policy does not apply. Inserted after rendering, it is not sent a second time as code or state.
 * @param html the page's bytes (`byte-text.server.ts`)
 */
export function withStructuredData(html: string, items: readonly StructuredData[]): string {
  if (items.length === 0) return html
  const scripts = items.map((item) => `<script type="application/ld+json">${toSafeJson(item)}</script>`)
  return html.replace("</head>", () => `${bytesOf(scripts.join(""))}</head>`)
}

/** Escaped, so that no text can close the element. */
function toSafeJson(item: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...item }).replaceAll("<", "\\u003c")
}
