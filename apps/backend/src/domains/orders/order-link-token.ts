import { createHmac, timingSafeEqual } from "node:crypto"

const PURPOSE = "order-link"
const SHAPE = /^(order_[0-9A-Z]{26})\.([0-9]{10})\.([A-Za-z0-9_-]{43})$/
const SECOND_MS = 1000

/**
 * A signed order reference for links in e-mails: its holder can see the order until it expires. Whoever can
 * read the order's e-mails counts as its owner (ruling D20).
 */
export function orderLinkToken(orderId: string, secret: string, expires: Date): string {
  const until = String(Math.floor(expires.getTime() / SECOND_MS))
  return `${orderId}.${until}.${sign(orderId, until, secret)}`
}

/** @returns the order's id; null for a token that is not ours, or expired */
export function readOrderLinkToken(token: string, secret: string, now: Date): string | null {
  const [, id = "", until = "", signature = ""] = SHAPE.exec(token) ?? []
  if (id === "" || Number(until) * SECOND_MS <= now.getTime()) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, until, secret))) ? id : null
}

function sign(orderId: string, until: string, secret: string): string {
  return createHmac("sha256", secret).update(`${PURPOSE} ${orderId} ${until}`).digest("base64url")
}
