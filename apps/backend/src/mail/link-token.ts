import { createHmac, timingSafeEqual } from "node:crypto"

/** The record that an e-mail's link opens: its id has this prefix and ends with a UUID. */
const PURPOSES = {
  "restock-notice": "restock",
  newsletter: "newsletter",
  "cart-reminder": "reminder",
} as const
type Purpose = keyof typeof PURPOSES

/** The signed id of a record for the link in its e-mail. It cannot be computed from the database. */
export function linkToken(purpose: Purpose, id: string, secret: string): string {
  return `${id}.${sign(purpose, id, secret)}`
}

/** @returns the record's id; null for a token that was not created for this purpose */
export function readLinkToken(purpose: Purpose, token: string, secret: string): string | null {
  const shape = new RegExp(`^(${PURPOSES[purpose]}_[0-9a-f-]{36})\\.([A-Za-z0-9_-]{43})$`)
  const [, id = "", signature = ""] = shape.exec(token) ?? []
  if (id === "") return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id, secret))) ? id : null
}

function sign(purpose: Purpose, id: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose} ${id}`).digest("base64url")
}
