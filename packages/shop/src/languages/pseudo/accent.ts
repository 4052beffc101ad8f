const LONGER: Record<string, string> = {
  a: "áá",
  e: "éé",
  i: "íí",
  o: "öö",
  u: "üü",
  A: "ÁÁ",
  E: "ÉÉ",
  I: "ÍÍ",
  O: "ÖÖ",
  U: "ÜÜ",
}

/**
 * Parts that must stay unchanged: placeholders of the shop's data, tags, braces, URLs and e-mail addresses.
 */
const TOKEN = /\{\{.*?\}\}|<[^>]*>|&#?\w+;|[{}]|https?:\/\/[^\s)]+|\]\([^)]*\)|[\w.+-]+@[\w.-]+|[^{}<]/gsu

/** A text as it would look in a longer language with many accents; ICU arguments stay unchanged. */
export function accentText(text: string): string {
  let depth = 0
  return text.replace(TOKEN, (part) => {
    if (part === "{") depth += 1
    if (part === "}") depth -= 1
    return depth % 2 === 0 ? (LONGER[part] ?? part) : part
  })
}

/** Values passed to a text function stay unchanged in its result. */
function accentAround(text: string, [value, ...others]: readonly string[]): string {
  if (value === undefined) return accentText(text)
  return text
    .split(value)
    .map((part) => accentAround(part, others))
    .join(value)
}

/** Longest first: a whole URL before the home page URL that it starts with. */
const textsIn = (given: unknown): string[] => stringsIn(given).sort((a, b) => b.length - a.length)

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Names the kind of an e-mail block. */
const NO_TEXT = "kind"

function deepMap(value: unknown, change: (text: string, given: readonly unknown[]) => string): unknown {
  const mapped = (part: unknown, given: readonly unknown[]): unknown => {
    if (typeof part === "string") return change(part, given)
    if (typeof part === "function") {
      return (...args: unknown[]) => mapped(part(...args), [...given, ...args])
    }
    if (Array.isArray(part)) return part.map((item) => mapped(item, given))
    if (typeof part !== "object" || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, key === NO_TEXT ? item : mapped(item, given)]),
    )
  }
  return mapped(value, [])
}

/** Every text of a table, and of the results of its functions. */
export const accentTexts = (texts: unknown): unknown =>
  deepMap(texts, (text, given) => accentAround(text, textsIn(given)))

/** URLs use only letters that need no encoding; no two languages share one. */
export const accentSlugs = (slugs: unknown): unknown =>
  deepMap(slugs, (slug) => slug.replace(/[^/]+$/, "xa-$&"))
