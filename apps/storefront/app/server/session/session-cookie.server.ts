import { AUTH_DAYS } from "@porteka/shop"
import { DAY_SECONDS, OWN_COOKIE, ownCookieName } from "../security/own-cookie.server.ts"

const NAME = ownCookieName("session")
const TOKEN = /^ps_[A-Za-z0-9_-]{43}$/
/** A JWT, from a browser that keeps no cookies (ruling D12, local-storage-only mode). */
const ACCESS_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/**
 * The customer's token of a request: the session token from the cookie, otherwise an access token from the
 * header.
 */
export function readSessionToken(headers: Headers): string | null {
  const token = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  if (token !== undefined && TOKEN.test(token)) return token
  return ACCESS_TOKEN.exec(headers.get("authorization") ?? "")?.[1] ?? null
}

/** Not signed, because the token itself is an unguessable secret. */
export function rememberSession(token: string): string {
  return serialize(token, AUTH_DAYS * DAY_SECONDS)
}

export function forgetSession(): string {
  return serialize("", 0)
}

function serialize(value: string, maxAge: number): string {
  const parts = [
    `${NAME}=${value}`,
    `Max-Age=${maxAge}`,
    `Path=${OWN_COOKIE.path}`,
    "HttpOnly",
    "SameSite=Lax",
  ]
  return [...parts, ...(OWN_COOKIE.secure ? ["Secure"] : [])].join("; ")
}
