import { expect, test } from "vitest"
import { requestBytes } from "../fixtures/raw-request.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { readProduct } from "../fixtures/test-products.ts"

/** Pictures are files created in advance: no URL causes a download, a resize or a look-up elsewhere. */
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
])("%s is not a picture", async (path) => {
  const { status, bytes } = await requestBytes(path, {})
  expect([400, 403, 404]).toContain(status)
  expect(bytes.toString()).not.toMatch(/root:[^:]*:0:|"dependencies"/)
})

/** One of the four patterns of a bowl, each of which has its own picture. */
const CARNATION = { handle: "haban-talka", sku: "KER-TAL-001-SZE", picture: "/pictures/haban-talka-szegfu-" }
const TULIP = "/pictures/haban-talka-1-"

test("a variant's picture is shown on page, choices, lists, cart and feed", async () => {
  const { handle, sku, picture } = CARNATION
  const shopper = new Shopper()
  const page = await shopper.open(`/hu/product/${handle}?variant=${sku}`)
  const gallery = page.text.match(/<section aria-label="Képek a termékről"[\s\S]*?<\/section>/)?.[0] ?? ""
  expect([gallery.includes(picture), gallery.includes(TULIP)]).toEqual([true, false])
  const choices = page.text.match(/<ul aria-labelledby="option-[\s\S]*?<\/ul>/)?.[0] ?? ""
  expect([choices.includes(picture), choices.includes(TULIP)]).toEqual([true, true])

  const list = await shopper.open("/hu/search?q=hab%C3%A1n+t%C3%A1lka")
  expect(list.text).toMatch(new RegExp(`<img[^>]*src="${picture}[^>]*alt="Szegfű"`))

  const variant = (await readProduct(handle)).variants.find((one) => one.sku === sku)
  await shopper.post("/hu/cart", { intent: "add", variant_id: variant?.id ?? "" })
  const cart = await shopper.open("/hu/cart")
  expect([cart.text.includes(picture), cart.text.includes(TULIP)]).toEqual([true, false])

  const feed = (await shopper.send("/feeds/google.xml")).text
  const item = feed.split("<item>").find((one) => one.includes(`<g:id>${sku}</g:id>`)) ?? ""
  expect(item).toMatch(new RegExp(`<g:image_link>[^<]*${picture}`))
})
