import { expect, test } from "vitest"
import { afterFailure } from "./after-failure.ts"
import { PasskeyRefusal } from "./call-passkeys.ts"

const browserError = (name: string) => Object.assign(new Error("the browser's words"), { name })

test.each([
  ["the shop does not know the passkey", new PasskeyRefusal("invalid"), "refused", "refused"],
  ["the shop does not answer", new PasskeyRefusal("unavailable"), "unavailable", "unavailable"],
  ["the person cancels", browserError("NotAllowedError"), "offered", "offered"],
  ["another request replaces it", browserError("AbortError"), "offered", "offered"],
  ["the browser cannot use passkeys", browserError("NotSupportedError"), "unsupported", "offered"],
  ["the browser does not accept the address", browserError("SecurityError"), "unsupported", "offered"],
])("%s", (_name, error, asked, waiting) => {
  expect(afterFailure(error, true)).toBe(asked)
  expect(afterFailure(error, false)).toBe(waiting)
})
