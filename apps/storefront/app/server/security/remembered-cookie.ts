import { LRUCache } from "lru-cache"
import type { Cookie } from "react-router"

/** Some hundred bytes each. */
const MOST_VERIFIED = 10_000

/** The cookie's raw value in the header. */
function rawValueOf(header: string | null, name: string): string | undefined {
  const pair = header?.split(/; */).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/**
 * A signed cookie that caches verified values: every page asks for its visitor's cart, and verifying signatures
 * costs as much as the rest of that answer. Forged cookies are never cached.
 */
export function rememberedCookie(cookie: Cookie): Cookie {
  const verified = new LRUCache<string, NonNullable<unknown>>({ max: MOST_VERIFIED })
  const parse: Cookie["parse"] = async (header, options) => {
    const raw = rawValueOf(header, cookie.name)
    if (raw === undefined) return null
    const known = verified.get(raw)
    if (known !== undefined) return known
    const value: unknown = await cookie.parse(`${cookie.name}=${raw}`, options)
    if (value) verified.set(raw, value)
    return value
  }
  return Object.create(cookie, { parse: { value: parse } })
}
