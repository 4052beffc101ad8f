import { type Cookie, createCookie } from "react-router"
import { env } from "../env.server.ts"
import { rememberedCookie } from "./remembered-cookie.ts"

export const DAY_SECONDS = 24 * 60 * 60
const isSecure = env.PUBLIC_ORIGIN.startsWith("https:")

/** Over TLS the prefix prevents a sibling domain from setting a cookie of this name. */
export const ownCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** Attributes of every account cookie: HttpOnly, and never sent with another site's forms. */
export const OWN_COOKIE = { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" } as const

/** A signed cookie of ours, kept for a number of days. */
export function ownCookie(name: string, days: number): Cookie {
  const secrets = [env.SESSION_SECRET]
  const maxAge = days * DAY_SECONDS
  return rememberedCookie(createCookie(ownCookieName(name), { ...OWN_COOKIE, maxAge, secrets }))
}

/** Set-Cookie that deletes it. */
export const forgetCookie = (cookie: Cookie): Promise<string> => cookie.serialize("", { maxAge: 0 })
