import { expect, test } from "vitest"
import { requestBytes } from "../fixtures/raw-request.ts"

/** Pictures are files made beforehand: nothing of an address is fetched, resized or looked up elsewhere. */
test.each([
  "/pictures?url=http://127.0.0.1:9000/health",
  "/pictures/http://127.0.0.1:9000/health",
  "/pictures/file:///etc/passwd",
  "/pictures/../package.json",
  "/pictures/%2e%2e/%2e%2e/package.json",
  "/pictures/..%2f..%2fpackage.json",
  "/pictures/%2e%2e%5cpackage.json",
  "/pictures/nothing-640.avif",
  "/pictures/nothing-99999.avif?w=99999&h=99999",
  "/pictures/%00",
])("%s is no picture", async (path) => {
  const { status, bytes } = await requestBytes(path, {})
  expect([400, 403, 404]).toContain(status)
  expect(bytes.toString()).not.toMatch(/root:|"dependencies"/)
})
