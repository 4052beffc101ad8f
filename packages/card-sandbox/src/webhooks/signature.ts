import { createHmac } from "node:crypto"

/**
 * The header `Stripe-Signature` (https://docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 of the time
 * and the body.
 * @param at milliseconds since 1970; the receiver refuses signatures older than five minutes
 */
export function signatureHeader(body: string, secret: string, at: number): string {
  const t = Math.floor(at / 1000)
  const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")
  return `t=${t},v1=${v1}`
}
