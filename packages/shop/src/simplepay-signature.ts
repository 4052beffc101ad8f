import { createHmac, timingSafeEqual } from "node:crypto"

/** SimplePay and the shop sign the bytes of every body with HMAC-SHA384, in base64. @param key of the account */
export function signatureOf(body: string | Buffer, key: string): string {
  return createHmac("sha384", key).update(body).digest("base64")
}

/** Whether the signature is that of these bytes. */
export function isSigned(body: string | Buffer, signature: string, key: string): boolean {
  const expected = Buffer.from(signatureOf(body, key), "base64")
  const given = Buffer.from(signature, "base64")
  return given.length === expected.length && timingSafeEqual(given, expected)
}
