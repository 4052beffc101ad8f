import { LRUCache } from "lru-cache"
import { renderToString } from "react-dom/server"
import type { KeepMarkup } from "#app/i18n/kept-markup.tsx"

/** About a thousand product cards. */
const MOST_CHARACTERS = 8_000_000

const kept = new LRUCache<string, { of: string; html: string }>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ of, html }) => of.length + html.length,
})

/**
 * Keeps the HTML of what many pages contain. Ids that React generates begin with the key, so that no two parts of a page
 * share one. Adjacent texts stay apart, as the browser expects them where it hydrates the HTML.
 */
export const keepMarkup: KeepMarkup = (key, of, content) => {
  const last = kept.get(key)
  if (last?.of === of) return last.html
  const html = renderToString(content, { identifierPrefix: key.replaceAll(" ", "-") })
  kept.set(key, { of, html })
  return html
}
