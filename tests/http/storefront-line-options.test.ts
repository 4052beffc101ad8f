import { LINE_OPTIONS } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test } from "vitest"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import {
  personalisedProduct,
  type TestProduct,
  testProductOf,
  testProductsOf,
} from "../fixtures/test-products.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }
/** The line that charges for wrapping, on pages and in e-mails. */
const WRAPPING = /Díszcsomagolás\s*1 (db )?×|1 × Díszcsomagolás/
const MESSAGE = "Isten éltessen, Ilka!"

let testProduct: TestProduct
let heart: Awaited<ReturnType<typeof personalisedProduct>>

beforeAll(async () => {
  testProduct = await testProductOf("cart", 0)
  heart = await personalisedProduct()
})

const add = (shopper: Shopper, fields: Record<string, string>) =>
  shopper.post("/hu/cart", { intent: "add", ...fields })
const main = (page: Answer) => textOf(`<body>${page.text.match(/<main[\s\S]*<\/main>/)?.[0] ?? ""}`)
/** The tag of a form's field; the order of its attributes varies. */
const field = (page: Answer, name: string) =>
  page.text.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`))

describe("without scripts", () => {
  test.each(LOCALES)("a line is gift-wrapped in the cart, in %s", async (locale) => {
    const shopper = new Shopper()
    await add(shopper, { variant_id: testProduct.variantId, quantity: "2" })
    const cart = await shopper.open(`/${locale}/cart`)
    expect(field(cart, "gift_wrap")).not.toContain('checked=""')
    const wrapped = await shopper.submit(cart, ({ fields }) => fields.intent === "options", {
      gift_wrap: "on",
      gift_message: MESSAGE,
    })
    expect(wrapped.status).toBe(200)
    const { gift_wrap: wrap, gift_message: message } = LINE_OPTIONS
    expect(main(wrapped)).toContain(wrap.label[locale])
    expect(main(wrapped)).toContain(`${message.label[locale]}: ${MESSAGE}`)
    // Two pieces; the wrapping of both is not a third one.
    expect(JSON.parse((await shopper.send("/api/session")).text).cart.count).toBe(2)
  })

  test("products made for one buyer ask for their inscription, and are refused without it", async () => {
    const page = await new Shopper().open(`/hu/product/${heart.handle}`)
    expect(field(page, "personalisation")).toContain("required")
    const shopper = new Shopper()
    const refused = await add(shopper, { variant_id: heart.variantId })
    expect([refused.status, main(refused).includes("Kérjük, írja be a feliratot.")]).toEqual([400, true])
    expect((await add(shopper, { variant_id: heart.variantId, personalisation: "Ilka ♥" })).status).toBe(400)
    const back = await shopper.submit(page, ({ fields }) => fields.intent === "add", {
      personalisation: "Ilka ♥",
      quantity: "2",
    })
    expect([back.status, back.path]).toEqual([200, `/hu/product/${heart.handle}?refused=1`])
    expect(back.headers["cache-control"]).toBe("private, no-store")
    expect(field(back, "personalisation")).toMatch(
      /value="Ilka ♥".*aria-invalid="true"|aria-invalid="true".*value="Ilka ♥"/,
    )
    expect(field(back, "quantity")).toContain('value="2"')
    // The page opens at the field, which is marked and has the message.
    const sent = { intent: "add", variant_id: heart.variantId, personalisation: "Ilka ♥" }
    const { headers } = await shopper.post("/hu/cart", sent, { referer: shopper.origin + page.path })
    expect(headers.location).toBe(`/hu/product/${heart.handle}?refused=1#personalisation`)
    expect(field(back, "personalisation")).toContain('id="personalisation"')
    expect(main(back)).toContain("olyan karaktert tartalmaz")
    for (const personalisation of ["Ilka", "Ödön"]) {
      expect((await add(shopper, { variant_id: heart.variantId, personalisation })).status).toBe(303)
    }
    const cart = main(await shopper.open("/hu/cart"))
    expect(["Ilka", "Ödön"].map((name) => cart.includes(`Felirat: ${name}`))).toEqual([true, true])
  })
})

test("a replay restores each line with its options, however often it is sent", async () => {
  const shopper = new Shopper()
  const line = { variant_id: testProduct.variantId, quantity: 1 }
  const targets = JSON.stringify([line, { ...line, quantity: 2, options: { gift_wrap: true } }])
  for (const _ of [1, 2]) {
    expect((await shopper.post("/hu/cart", { intent: "replay", targets })).status).toBe(303)
  }
  const { seen_cart: seen } = JSON.parse((await shopper.send("/api/session")).text)
  const kept = seen.items.map(({ options, quantity }: { options: unknown; quantity: number }) => [
    options,
    quantity,
  ])
  expect(kept).toEqual([
    [{}, 1],
    [{ gift_wrap: true }, 2],
  ])
})

test("options are part of the order, its e-mail and a reorder", async () => {
  const [shopper, person] = [new Shopper(), newPerson()]
  const wishes = { personalisation: "Ilka", gift_wrap: "on", gift_message: MESSAGE }
  await add(shopper, { variant_id: heart.variantId, ...wishes })
  await giveDetails(shopper, "hu", { delivery: "courier", payment: "bank_transfer" }, person)
  const summary = await shopper.open("/hu/checkout/payment")
  // Its charge is a line of its own beside the order button, as everywhere else.
  for (const page of [summary, await shopper.open("/hu/checkout")])
    expect(main(page)).toMatch(/Díszcsomagolás\s*1 × \d+\sFt/)
  const confirmation = await pressOrderButton(shopper, summary)
  const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  const order = await shopper.open(`/hu/order/${id}`)
  for (const page of [confirmation, order]) {
    for (const wish of ["Felirat: Ilka", "Díszcsomagolás", MESSAGE]) expect(main(page)).toContain(wish)
  }
  await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBeGreaterThan(0)
  const [mail] = await mailsTo(person.email)
  for (const wish of ["Felirat: Ilka", "Díszcsomagolás", MESSAGE]) expect(mail?.text).toContain(wish)
  const again = await shopper.submit(order, ({ fields, html }) => html.includes("reorder") && !fields.q)
  expect(again.path).toBe("/hu/cart")
  const { seen_cart: seen } = JSON.parse((await shopper.send("/api/session")).text)
  expect(seen.items.map(({ options }: { options: unknown }) => options)).toEqual([
    { ...wishes, gift_wrap: true },
  ])
})

// With a code Medusa completes the order, otherwise one statement does.
test.each([
  ["", "bank_transfer"],
  ["UDVOZLET10", "cash_on_delivery"],
] as const)(
  "lines have one order everywhere, wrapping below its product (code %j)",
  async (code, payment) => {
    const [shopper, person] = [new Shopper(), newPerson()]
    const others = await testProductsOf("cart")
    const bought = [others[1], heart, others[0], others[2]].filter((one) => one !== undefined)
    for (const { variantId } of bought) {
      await add(shopper, {
        variant_id: variantId,
        ...(variantId === heart.variantId ? { personalisation: "Ilka", gift_wrap: "on" } : {}),
      })
    }
    if (code) await shopper.post("/hu/cart", { intent: "apply-promotion", code })
    const cart = await shopper.open("/hu/cart")
    const summary = await giveDetails(shopper, "hu", { delivery: "pickup", payment }, person)
    const confirmation = await pressOrderButton(shopper, summary)
    const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
    await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBeGreaterThan(0)
    const [mail] = await mailsTo(person.email)
    const texts = {
      cart: main(cart),
      summary: main(summary),
      confirmation: main(confirmation),
      order: main(await shopper.open(`/hu/order/${id}`)),
      mail: mail?.text.replace(/\s+/g, " ") ?? "",
    }
    const [first, , ...rest] = bought.map(({ title }) => title)
    const wanted = [first ?? "", heart.title, WRAPPING, ...rest]
    for (const [page, text] of Object.entries(texts)) {
      const list = text.slice(text.indexOf(first ?? ""))
      const found = wanted.toSorted((one, other) => list.search(one) - list.search(other))
      expect([page, ...found]).toEqual([page, ...wanted])
      expect(text).not.toContain(LINE_OPTIONS.gift_wrap.price.sku)
    }
    expect(confirmation.text).toContain(`/hu/contact?rendeles=`)
  },
)

test("a page requested during a change shows its result", async () => {
  const shopper = new Shopper()
  await add(shopper, { variant_id: testProduct.variantId })
  const [, page] = await Promise.all([
    add(shopper, { variant_id: testProduct.variantId, quantity: "2" }),
    shopper.open("/hu/cart"),
  ])
  const { cart } = JSON.parse((await shopper.send("/api/session")).text)
  expect([cart.count, page.text.includes('value="3"')]).toEqual([3, true])
})

test("a code that already applies is not reported as applied again", async () => {
  const shopper = new Shopper()
  await add(shopper, { variant_id: testProduct.variantId })
  const apply = () => shopper.post("/hu/cart", { intent: "apply-promotion", code: "UDVOZLET10" })
  expect([(await apply()).status, (await apply()).status]).toEqual([303, 400])
})
