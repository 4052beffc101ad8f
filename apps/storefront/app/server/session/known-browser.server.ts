import { randomBytes } from "node:crypto"
import { ownCookie } from "../security/own-cookie.server.ts"

const KNOWN_DAYS = 365
const ID_BYTES = 18
const cookie = ownCookie("known-browser", KNOWN_DAYS)

/** Identifies this browser beyond a session, so that customers are notified of sign-ins from a new one. */
export interface KnownBrowser {
  id: string
  /** Set-Cookie. */
  remember: string
}

export async function knownBrowser(headers: Headers): Promise<KnownBrowser> {
  const value: unknown = await cookie.parse(headers.get("cookie"))
  const id = typeof value === "string" && value !== "" ? value : randomBytes(ID_BYTES).toString("base64url")
  return { id, remember: await cookie.serialize(id) }
}
