import { createHmac, timingSafeEqual } from "node:crypto"

/** SimplePay signs the bytes of a body in both directions: HMAC-SHA384 in base64. */
export function signatureOf(body: string | Buffer, key: string): string {
  return createHmac("sha384", key).update(body).digest("base64")
}

/** Whether the signature matches these bytes. */
export function isSignedBy(body: string | Buffer, signature: string, key: string): boolean {
  const expected = Buffer.from(signatureOf(body, key))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
