import { createHmac, timingSafeEqual } from "node:crypto"

const PURPOSE = "order-link"
const SHAPE = /^(order_[0-9A-Z]{26})\.([0-9]{10})\.([A-Za-z0-9_-]{43})$/
const SECOND_MS = 1000

/** An order, and the address whose mailbox opens it. */
interface LinkedOrder {
  id: string
  email: string | null
}

/**
 * A signed order reference for links in e-mails: its holder can see the order until it expires. Whoever can
 * read the order's e-mails counts as its owner (ruling D20): only as long as its address is theirs, because it may have been
 * mistyped, and be corrected.
 */
export function orderLinkToken(order: LinkedOrder, secret: string, expires: Date): string {
  const until = String(Math.floor(expires.getTime() / SECOND_MS))
  return `${order.id}.${until}.${sign(order, until, secret)}`
}

/** @returns the order that a token names; null for one that has expired. `isOrderLink` tells whether the token is ours */
export function orderIdOfLink(token: string, now: Date): string | null {
  const [, id = "", until = ""] = SHAPE.exec(token) ?? []
  return id !== "" && Number(until) * SECOND_MS > now.getTime() ? id : null
}

/** Whether a token was made for this order and its present address. */
export function isOrderLink(token: string, order: LinkedOrder, secret: string): boolean {
  const [, id = "", until = "", signature = ""] = SHAPE.exec(token) ?? []
  return id === order.id && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(order, until, secret)))
}

function sign({ id, email }: LinkedOrder, until: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`${PURPOSE} ${id} ${until} ${email?.toLowerCase() ?? ""}`)
    .digest("base64url")
}
