import { expect, test } from "vitest"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { readProduct } from "../fixtures/test-products.ts"

const main = (page: Answer) => plain(textOf(`<body>${page.text.match(/<main[\s\S]*<\/main>/)?.[0] ?? ""}`))

/** 4/2009. (I. 30.) NFGM–SZMM r. 3. §. */
test.each([
  ["viaszmecses", "MEZ-MEC-001-12", "Egységár: 383 Ft/db", "Unit price: HUF 383/piece"],
  ["lenszalveta", "TEX-SZV-001-NAT-6", "Egységár: 2 733 Ft/db", "Unit price: HUF 2,733/piece"],
])("the unit price of %s is on its page and in the cart", async (handle, sku, hungarian, english) => {
  const { variants } = await readProduct(handle)
  const variant = variants.find((one) => one.sku === sku)
  const shopper = new Shopper()
  await shopper.post("/hu/cart", { intent: "add", variant_id: variant?.id ?? "" })
  for (const page of [`product/${handle}?variant=${sku}`, "cart"]) {
    expect(main(await shopper.open(`/hu/${page}`))).toContain(hungarian)
    expect(main(await shopper.open(`/en/${page}`))).toContain(english)
  }
})

test("a pack in Google's feed has its pieces", async () => {
  const feed = (await new Shopper().send("/feeds/google.xml")).text
  const item = feed.split("<item>").find((one) => one.includes("MEZ-MEC-001-12"))
  expect(item).toContain("<g:unit_pricing_measure>12 ct</g:unit_pricing_measure>")
  expect(item).toContain("<g:unit_pricing_base_measure>1 ct</g:unit_pricing_base_measure>")
})
