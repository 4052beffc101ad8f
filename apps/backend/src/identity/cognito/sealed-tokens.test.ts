import { expect, it } from "vitest"
import { openTokens, sealTokens } from "./sealed-tokens.ts"

const SECRET = "s".repeat(32)
const TOKENS = { access: "the access token", refresh: "the refresh token", expires_at: 1_800_000_000_000 }

it("decrypts what was encrypted, which is unreadable", () => {
  const sealed = sealTokens(TOKENS, SECRET)
  expect(openTokens(sealed, SECRET)).toEqual(TOKENS)
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("token")
  expect(sealTokens(TOKENS, SECRET)).not.toBe(sealed)
})

it("decrypts nothing with another secret, nor changed data", () => {
  const sealed = sealTokens(TOKENS, SECRET)
  expect(openTokens(sealed, "t".repeat(32))).toBeNull()
  expect(openTokens(sealed.slice(0, -2), SECRET)).toBeNull()
  expect(openTokens("", SECRET)).toBeNull()
})
