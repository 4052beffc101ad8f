import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto"
import { HashQueue } from "./hash-queue.ts"

/**
 * Password hashes with the file header of Colin Percival's scrypt(1), in base64: the format of Medusa's own
 * provider, so that both can read each other's hashes.
 *
 *   0 "scrypt", 0 · 7 log2 N · 8 r · 12 p · 16 salt · 48 SHA-256 of the 48 bytes before, truncated · 64 HMAC
 *   of the 64 before
 */

interface Cost {
  logN: number
  r: number
  p: number
}

/**
 * OWASP's Password Storage Cheat Sheet (2025): the row with 32 MiB. Shops of the tests lower it
 * (tools/checks/cheap-passwords.mjs).
 */
export const COST: Cost = { logN: 15, r: 8, p: 3 }
/** Limits of the parameters in a stored hash: higher values could only come from a forged one. */
const MOST_LOG_N = 17

const MAGIC = Buffer.from("scrypt\0")
const SALT_BYTES = 32
const SALTED_BYTES = 48
const CHECKED_BYTES = 64
const HASH_BYTES = 96
const KEY_BYTES = 64
const HMAC_KEY_START = 32

const queue = new HashQueue()

/** Hashes a password off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return await hashWith(password, randomBytes(SALT_BYTES), COST)
}

/** Whether this is the password. An invalid hash never matches. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const stored = Buffer.from(hash, "base64")
  if (stored.length !== HASH_BYTES || !stored.subarray(0, MAGIC.length).equals(MAGIC)) return false
  const cost = { logN: stored.readUInt8(7), r: stored.readUInt32BE(8), p: stored.readUInt32BE(12) }
  if (cost.logN > MOST_LOG_N || cost.r !== COST.r || cost.p > COST.p) return false
  const computed = Buffer.from(await hashWith(password, stored.subarray(16, SALTED_BYTES), cost), "base64")
  return timingSafeEqual(stored, computed)
}

/** Takes as long as checking a stored password: for an address that has none. */
export async function pretendToCheck(password: string): Promise<false> {
  await hashPassword(password)
  return false
}

async function hashWith(password: string, salt: Buffer, cost: Cost): Promise<string> {
  const key = await queue.run(() => deriveKey(password.normalize("NFKC"), salt, cost))
  const header = Buffer.alloc(16)
  MAGIC.copy(header)
  header.writeUInt8(cost.logN, 7)
  header.writeUInt32BE(cost.r, 8)
  header.writeUInt32BE(cost.p, 12)
  const salted = Buffer.concat([header, salt])
  const checksum = createHash("sha256")
    .update(salted)
    .digest()
    .subarray(0, CHECKED_BYTES - SALTED_BYTES)
  const checked = Buffer.concat([salted, checksum])
  const hmac = createHmac("sha256", key.subarray(HMAC_KEY_START)).update(checked).digest()
  return Buffer.concat([checked, hmac]).toString("base64")
}

function deriveKey(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
