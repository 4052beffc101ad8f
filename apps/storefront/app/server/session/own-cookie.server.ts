import { LRUCache } from "lru-cache"
import { type Cookie, createCookie } from "react-router"
import { env } from "#app/server/env.server.ts"

const isSecure = env.PUBLIC_ORIGIN.startsWith("https:")

/** Over TLS the prefix keeps a neighbouring site from planting a cookie of this name. */
export const ownCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** What every cookie of the account has: no script reads it, no other site sends it with a form. */
export const OWN_COOKIE = { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" } as const

/** Some hundred bytes each. */
const MOST_VERIFIED = 10_000

/** The value of a cookie as it is written in the header. */
function rawValueOf(header: string | null, name: string): string | undefined {
  const pair = header?.split(/; */).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/**
 * A signed cookie of ours. Every page asks for its visitor's cart, and looking at a signature costs as much as the
 * rest of that answer: one that was found good is remembered. Who forges cookies puts nothing into that memory.
 */
export function ownCookie(name: string, maxAge: number): Cookie {
  const fullName = ownCookieName(name)
  const cookie = createCookie(fullName, { ...OWN_COOKIE, maxAge, secrets: [env.SESSION_SECRET] })
  const verified = new LRUCache<string, NonNullable<unknown>>({ max: MOST_VERIFIED })
  const parse: Cookie["parse"] = async (header, options) => {
    const raw = rawValueOf(header, fullName)
    if (raw === undefined) return null
    const known = verified.get(raw)
    if (known !== undefined) return known
    const value: unknown = await cookie.parse(`${fullName}=${raw}`, options)
    if (value) verified.set(raw, value)
    return value
  }
  return Object.defineProperty(cookie, "parse", { value: parse })
}
