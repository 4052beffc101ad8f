import { createHash } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { bytesOf, fromByteText, toByteText } from "./byte-text.server.ts"
import { sealInlineScripts } from "./inline-scripts.server.ts"
import { withStructuredData } from "./structured-data.server.ts"

test("a page comes out as it went in, whatever letters it has", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const body = Buffer.from(text)
      expect(fromByteText(toByteText(body))).toEqual(body)
      expect(bytesOf(text)).toBe(toByteText(body))
    }),
  )
})

test("scripts are hashed and data is written in the letters that the browser reads", () => {
  const page = `<head></head><script nonce="N">say("Őszi vásár")</script>`
  const sealed = sealInlineScripts(bytesOf(page), "N")
  const digest = createHash("sha256").update('say("Őszi vásár")').digest("base64")
  expect(sealed.hashes).toEqual([`'sha256-${digest}'`])
  const html = fromByteText(withStructuredData(sealed.html, [{ name: "Fűzött kötény 🧵" }])).toString()
  expect(html).toContain('"name":"Fűzött kötény 🧵"}</script></head><script>say("Őszi vásár")</script>')
})
