import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { sealInlineScripts } from "./inline-scripts.server.ts"

const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`

test("hashes our inline scripts and takes the nonce out", () => {
  const html = `<script nonce="N">a()</script><script nonce="N" type="module">b()</script><link nonce="N" href="/x">`
  expect(sealInlineScripts(html, "N")).toEqual({
    html: `<script>a()</script><script type="module">b()</script><link href="/x">`,
    hashes: [hash("a()"), hash("b()")],
  })
})

test("gives no hash to what is not ours", () => {
  const html = `<p><script>alert(1)</script></p><script nonce="guess">alert(2)</script><script src="/a.js" nonce="N"></script>`
  expect(sealInlineScripts(html, "N").hashes).toEqual([])
})

test("makes the same bytes of every rendering", () => {
  const render = (nonce: string) => sealInlineScripts(`<script nonce="${nonce}">a()</script>`, nonce)
  expect(render("first")).toEqual(render("second"))
})
