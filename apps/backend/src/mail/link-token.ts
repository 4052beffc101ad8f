import { createHmac, timingSafeEqual } from "node:crypto"

/** What a link of a mail opens: a record whose id begins so and ends with a UUID. */
const PURPOSES = {
  "restock-notice": "restock",
  newsletter: "newsletter",
  "cart-reminder": "reminder",
} as const
type Purpose = keyof typeof PURPOSES

/** The signed name of a record for the link in its mail. Nothing in the database gives it away. */
export function linkToken(purpose: Purpose, id: string, secret: string): string {
  return `${id}.${sign(purpose, id, secret)}`
}

/** @returns the record's id; null for a token that we did not make for this purpose */
export function readLinkToken(purpose: Purpose, token: string, secret: string): string | null {
  const shape = new RegExp(`^(${PURPOSES[purpose]}_[0-9a-f-]{36})\\.([A-Za-z0-9_-]{43})$`)
  const [, id = "", signature = ""] = shape.exec(token) ?? []
  if (id === "") return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id, secret))) ? id : null
}

function sign(purpose: Purpose, id: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose} ${id}`).digest("base64url")
}
