import { createHmac, timingSafeEqual } from "node:crypto"

const PURPOSE = "restock-notice"
const SHAPE = /^(restock_[0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/

/** The signed name of a wish for the link in its mail. Nothing in the database gives it away. */
export function restockToken(noticeId: string, secret: string): string {
  return `${noticeId}.${sign(noticeId, secret)}`
}

/** @returns the wish's id; null for a token that we did not make */
export function readRestockToken(token: string, secret: string): string | null {
  const [, id = "", signature = ""] = SHAPE.exec(token) ?? []
  if (id === "") return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, secret))) ? id : null
}

function sign(noticeId: string, secret: string): string {
  return createHmac("sha256", secret).update(`${PURPOSE} ${noticeId}`).digest("base64url")
}
