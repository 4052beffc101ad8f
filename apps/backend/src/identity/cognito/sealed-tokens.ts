import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { z } from "@medusajs/framework/zod"

/** The pool's tokens of one session. Only this back end sees them. */
export interface PoolTokens {
  access: string
  refresh: string
  /** When the first of access and id token expires, in milliseconds since 1970. */
  expires_at: number
}

const TOKENS = z.object({ access: z.string(), refresh: z.string(), expires_at: z.number() })
const CIPHER = "aes-256-gcm"
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts tokens for the database: a copy of it gives no access to accounts in the pool. */
export function sealTokens(tokens: PoolTokens, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens), "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** Null if it was not encrypted with this secret. */
export function openTokens(sealed: string, secret: string): PoolTokens | null {
  const bytes = Buffer.from(sealed, "base64url")
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return TOKENS.parse(JSON.parse(text.toString("utf8")))
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "tokens of the identity provider", KEY_BYTES))
}
