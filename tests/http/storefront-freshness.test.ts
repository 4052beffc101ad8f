import { afterAll, beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { readHead, textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { readProduct, type TestProduct, testProductOf } from "../fixtures/test-products.ts"

/** A change in the admin is on every page within this time; stored pages cause no call. */
const ON_THE_PAGE = { timeout: 20_000, interval: 100 }

let administrator: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  administrator = await Administrator.signIn()
  testProduct = await testProductOf("admin")
})

afterAll(async () => {
  await administrator.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
  await administrator.setStock(testProduct.sku, testProduct.stock)
})

const productPage = async (language = "hu") =>
  (await new Shopper().send(`/${language}/product/${testProduct.handle}?variant=${testProduct.sku}`)).text

test("a price changed in the admin is on the stored pages", {
  tags: ["scale"],
}, async () => {
  const price = testProduct.price + 12_345
  const shown = `${price.toString().replace(/\B(?=(\d{3})+$)/g, " ")} Ft`
  const before = await productPage()
  expect(textOf(before)).not.toContain(shown)

  await administrator.setPrice(testProduct.productId, testProduct.variantId, price)

  await expect.poll(async () => textOf(await productPage()), ON_THE_PAGE).toContain(shown)
  await expect
    .poll(async () => textOf(await productPage("en")), ON_THE_PAGE)
    .toContain(`HUF ${price.toLocaleString("en-US")}`)
})

test("a translated title is on its language's pages only", async () => {
  const { title } = await readProduct(testProduct.handle, "en")
  const fresh = `${title} of the shopper's own`
  const hungarian = readHead(await productPage("hu")).title
  await productPage("en")

  await administrator.translateProduct(testProduct.productId, "en-US", { title: fresh })

  await expect.poll(async () => textOf(await productPage("en")), ON_THE_PAGE).toContain(fresh)
  expect(readHead(await productPage("hu")).title).toBe(hungarian)
  await administrator.translateProduct(testProduct.productId, "en-US", { title })
})

test("a sold-out product says so, and has no button", async () => {
  const addForm = 'name="intent" value="add"'
  expect(await productPage()).toContain(addForm)

  await administrator.setStock(testProduct.sku, 0)

  await expect.poll(() => productPage(), ON_THE_PAGE).not.toContain(addForm)
  await expect.poll(async () => textOf(await productPage()), ON_THE_PAGE).toContain("Elfogyott")
})

test("an unpublished product disappears from its page and from the lists", {
  tags: ["scale"],
}, async () => {
  const other = await testProductOf("admin", 1)
  const path = `/hu/product/${other.handle}`
  expect((await new Shopper().send(path)).status).toBe(200)

  await administrator.post(`/products/${other.productId}`, { status: "draft" })

  await expect.poll(async () => (await new Shopper().send(path)).status, ON_THE_PAGE).toBe(404)
  await administrator.post(`/products/${other.productId}`, { status: "published" })
  await expect.poll(async () => (await new Shopper().send(path)).status, ON_THE_PAGE).toBe(200)
})
