import type { CheckoutAnswer, PickupPointPrices, PickupPointTerms } from "@porteka/commerce-sdk"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

/** The delivery price to the points of one carrier if the owner sets a separate one. */

const PRICES = "/pickup-point-prices"
/** No other test searches for points there. */
const TOWN = { code: "8851", name: "Gyékényes" }
const OWN: PickupPointTerms = { price: 1690, free_from: 90_000 }
const SOON = { timeout: 30_000, interval: 300 }

let owner: Administrator
let product: TestProduct

beforeAll(async () => {
  owner = await Administrator.signIn()
  product = await testProductOf("admin", 4)
})

type Answer = { prices: PickupPointPrices }

const save = async (carrier: string, terms: PickupPointTerms | null) =>
  (await owner.post<Answer>(`${PRICES}/${carrier}`, { terms })).prices

const termsOf = ({ carriers }: PickupPointPrices, carrier: string) =>
  carriers.find((one) => one.carrier === carrier)?.terms

/** A GLS point beside the demo's own ones, which are Foxpost's. */
async function openGlsPoint(): Promise<string> {
  const item = {
    id: "GY1",
    name: "Vegyesbolt",
    type: "parcel-shop",
    features: ["delivery", "acceptsCard"],
    contact: { countryCode: "HU", postalCode: TOWN.code, city: TOWN.name, address: "Fő utca 1." },
    location: [46.23, 17.01],
    hours: [[1, "08:00", "18:00"]],
  }
  await owner.post("/pickup-point-lists/gls/reading", { content: JSON.stringify({ items: [item] }) })
  return "gls-GY1"
}

const priceOf = ({ cart }: CheckoutAnswer) => cart.shipping_methods.map(({ amount }) => Number(amount))

test("a carrier's points have the owner's price, with any option; the others do not change", async () => {
  onTestFinished(async () => {
    await save("gls", null)
    await owner.post("/pickup-point-lists/gls", { used: false })
  })
  const ofGls = await openGlsPoint()
  const { common } = (await owner.get<Answer>(PRICES)).prices
  if (!common) throw new Error("The shop delivers to no points.")
  expect(termsOf(await save("gls", OWN), "gls")).toEqual(OWN)

  const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
  const { body: offered } = await buyer.checkout({ email: "pont@example.com", shipping_address: ADDRESS })
  const options = offered.shipping_options.filter(({ type }) => type?.code === "locker")
  expect(options.map(({ amount }) => amount).sort()).toEqual([common.price, OWN.price].sort())
  const { body: found } = await callStore<{ pickup_points: { id: string }[] }>(
    "/store/pickup-points?q=Szeged",
  )
  const ofFoxpost = found.pickup_points[0]?.id
  for (const { id } of options) {
    const choose = async (point: string | undefined) =>
      (await buyer.checkout({ shipping_option_id: id, shipping_data: { pickup_point_id: point } })).body
    expect(priceOf(await choose(ofGls))).toEqual([OWN.price])
    expect(priceOf(await choose(ofFoxpost))).toEqual([common.price])
  }

  const chosen = await buyer.checkout({
    shipping_option_id: options[0]?.id,
    shipping_data: { pickup_point_id: ofGls },
    payment_method: "bank_transfer",
  })
  const order = await buyer.buy(chosen.body.cart.total)
  expect(order.total).toBe(product.price + OWN.price)
  expect(order.shipping_methods?.map(({ name }) => name)).toEqual(["Csomagautomata (GLS)"])
})

test("the information page lists the carrier's price, and nothing if all cost the same", async () => {
  onTestFinished(async () => {
    await save("gls", null)
  })
  const page = async () =>
    (await new Shopper().open("/hu/szallitasi-szabalyzat")).text
      .replaceAll("\u00A0", " ")
      .replaceAll("\u2060", "")
  expect(await page()).not.toContain("e futárszolgálatoknál eltér")
  await save("gls", OWN)
  await expect.poll(page, SOON).toContain("GLS: 1 690 Ft, 90 000 Ft-tól ingyenes")
  await save("gls", { price: 990, free_from: null })
  await expect.poll(page, SOON).toContain("GLS: 990 Ft.")
  expect(termsOf(await save("gls", null), "gls")).toBeNull()
  await expect.poll(page, SOON).not.toContain("e futárszolgálatoknál eltér")
})

test("two simultaneous saves make one price; an invalid price and an unknown carrier are refused", async () => {
  onTestFinished(async () => {
    await save("mpl", null)
  })
  await Promise.all([save("mpl", OWN), save("mpl", OWN)])
  const { shipping_options: options } = await owner.get<{ shipping_options: { name: string }[] }>(
    "/shipping-options?fields=name&limit=50",
  )
  expect(options.filter(({ name }) => name === "Csomagautomata (MPL)")).toHaveLength(1)
  for (const price of [-1, 1.5, 1_000_000]) {
    await expect(owner.post(`${PRICES}/mpl`, { terms: { price, free_from: null } })).rejects.toThrow("400")
  }
  await expect(save("dhl", OWN)).rejects.toThrow("404")
  const stranger = await fetch(new URL(`/admin${PRICES}`, stack.backendUrl))
  expect(stranger.status).toBe(401)
})

test("the owner sets what a delivery costs, and from which value of products it is free", async () => {
  const read = async () => (await owner.get<Answer>(PRICES)).prices.deliveries
  const { id = "", terms: before } =
    (await read()).find(({ name }) => name.startsWith("Házhozszállítás")) ?? {}
  if (!before) throw new Error("The courier has no plain price.")
  onTestFinished(async () => void (await save(id, before)))
  const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
  const inOrder = (await read()).map((one) => one.id)
  const cost = async () =>
    (await buyer.checkout({})).body.shipping_options.find((option) => option.id === id)?.amount
  for (const [free_from, expected] of [
    [product.price + 1, 2190],
    [product.price, 0],
    [null, 2190],
  ] as const) {
    const terms = { price: 2190, free_from }
    expect((await save(id, terms)).deliveries.find((one) => one.id === id)?.terms).toEqual(terms)
    await expect.poll(cost, SOON).toBe(expected)
  }
  expect(
    (await read()).map((one) => one.id),
    "the rows keep their places",
  ).toEqual(inOrder)
  const inEnglish = { ...owner.headers, cookie: "lng=en" }
  const answer = await fetch(new URL(`/admin${PRICES}`, stack.backendUrl), { headers: inEnglish })
  const { prices } = (await answer.json()) as Answer
  expect(prices.deliveries.find((one) => one.id === id)?.name).toMatch(/^Home delivery/)
  await expect(save(id, null)).rejects.toThrow(/400/)
  await expect(save("so_unknown", { price: 1, free_from: null })).rejects.toThrow(/404/)
})
