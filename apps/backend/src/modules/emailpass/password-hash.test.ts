import { expect, it, vi } from "vitest"
import { COST, hashPassword, isPasswordOf } from "./password-hash.ts"

/** Hashing is slow on purpose, and the test machine may be busy. */
vi.setConfig({ testTimeout: 30_000 })

/**
 * Hash of "harmadik emelet" by scrypt-kdf with { logN: 12, r: 8, p: 1 }, which Medusa's own provider uses.
 */
const MEDUSAS =
  "c2NyeXB0AAwAAAAIAAAAARFIPxw86gLNpOn7WrM9guwyypHGxjaaB2VQqaUib69dPm9T4czYKHX89p/qa4RtqsRMWoQc3+z19fOpxPTmZoKOJQb61JfnzpB7kEdWEbnS"

it("hashes at the cost that OWASP recommends, and writes it into the hash", async () => {
  expect(COST).toEqual({ logN: 15, r: 8, p: 3 })
  const hash = Buffer.from(await hashPassword("harmadik emelet"), "base64")
  expect([hash.readUInt8(7), hash.readUInt32BE(8), hash.readUInt32BE(12)]).toEqual([15, 8, 3])
})

it("accepts the hashes of Medusa's own provider", async () => {
  expect(await isPasswordOf(MEDUSAS, "harmadik emelet")).toBe(true)
  expect(await isPasswordOf(MEDUSAS, "negyedik emelet")).toBe(false)
})

it("accepts its own hashes, and salts them", async () => {
  const [one, other] = await Promise.all([hashPassword("harmadik emelet"), hashPassword("harmadik emelet")])
  expect(one).not.toBe(other)
  expect(await isPasswordOf(one, "harmadik emelet")).toBe(true)
  expect(await isPasswordOf(one, "negyedik emelet")).toBe(false)
})

it("accepts the same letters in any Unicode composition", async () => {
  const hash = await hashPassword("jelszó őrség")
  expect(await isPasswordOf(hash, "jelszó őrség".normalize("NFD"))).toBe(true)
})

it.each(["", "nem hash", "c2NyeXB0", "A".repeat(128)])("%j is the hash of nothing", async (hash) => {
  expect(await isPasswordOf(hash, "harmadik emelet")).toBe(false)
})
