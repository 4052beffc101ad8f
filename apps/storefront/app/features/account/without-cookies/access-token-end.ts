import { z } from "zod"

const SECOND_MS = 1000
const PayloadSchema = z.object({ exp: z.number() })

/**
 * When an access token (a JWT) expires, in milliseconds since 1970; one without that field counts as expired.
 */
export function accessTokenEnd(token: string): number {
  const [, payload = ""] = token.split(".")
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"))
    return PayloadSchema.parse(JSON.parse(text)).exp * SECOND_MS
  } catch {
    return 0
  }
}
