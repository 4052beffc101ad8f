import { expect, test } from "vitest"
import { isSigned, signatureOf } from "./simplepay-signature.ts"

const KEY = "FxDa5w314kLlNseq2sKuVwaqZshZT5d6"
const BODY = Buffer.from(JSON.stringify({ orderRef: "payatt_1", name: "Őr" }))

test("a body is signed in base64", () => {
  expect(signatureOf("{}", KEY)).toMatch(/^[\w+/]{64}$/)
})

test.each([
  ["its own", signatureOf(BODY, KEY), true],
  ["that of another key", signatureOf(BODY, `${KEY}x`), false],
  ["that of another body", signatureOf("{}", KEY), false],
  ["no signature", "", false],
  ["nonsense", "abc", false],
])("with %s", (_, signature, expected) => {
  expect(isSigned(BODY, signature, KEY)).toBe(expected)
})
