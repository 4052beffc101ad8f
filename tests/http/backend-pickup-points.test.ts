import type { FoundPickupPoint } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore, type Refusal } from "./backend-buyer.ts"

type Found = { pickup_points: FoundPickupPoint[] } & Refusal

async function find(q: string, limit = 20): Promise<FoundPickupPoint[]> {
  const { status, body } = await callStore<Found>(
    `/store/pickup-points?${new URLSearchParams({ q, limit: `${limit}` })}`,
  )
  expect(status).toBe(200)
  return body.pickup_points
}

const cities = (points: FoundPickupPoint[]) => [...new Set(points.map(({ city }) => city))]

describe("pickup points are found", () => {
  test.each([
    ["a town", "Nyíregyháza", "Nyíregyháza"],
    ["a town without accents", "nyiregyhaza", "Nyíregyháza"],
    ["the beginning of a town", "Székesfe", "Székesfehérvár"],
    ["words of the address", "szeged mars ter", "Szeged"],
    ["the beginning of a postal code", "472", undefined],
  ])("by %s", async (_, q, city) => {
    expect(cities(await find(q))).toEqual(city ? [city] : [])
  })

  test("by a postal code, nearest first, also if the town has none", async () => {
    expect((await find("6725"))[0]?.postal_code).toBe("6725")
    expect(cities(await find("6725", 5))).toEqual(["Szeged"])
    expect((await find("8237"))[0]?.city).toBe("Balatonfüred")
    expect((await find("Tihany"))[0]?.city).toBe("Balatonfüred")
  })

  test("by a town, nearest first, with the distance from its center; Budapest has none", async () => {
    const distances = (await find("Szeged")).map(({ distance_km: km }) => km ?? Number.NaN)
    expect(distances.length).toBeGreaterThan(2)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThan(15)
    expect((await find("Budapest")).every(({ distance_km: km }) => km === null)).toBe(true)
  })

  test("by a district of Budapest", async () => {
    const points = await find("XI. kerület")
    expect(points.length).toBeGreaterThan(0)
    for (const { postal_code: code } of points) expect(code).toMatch(/^11/)
  })

  test("none for an unknown place, for wildcard characters, or closed", async () => {
    expect(await find("Atlantisz")).toEqual([])
    expect(cities(await find("%", 50)).length).toBeGreaterThan(10)
    expect((await find("1117", 50)).some(({ address }) => address.startsWith("Szerémi"))).toBe(false)
  })

  test.each(["limit=0", "limit=51", "limit=x", `q=${"a".repeat(101)}`])(
    "and %s is refused",
    async (query) => {
      const { status } = await callStore<Found>(`/store/pickup-points?${query}`)
      expect(status).toBe(400)
    },
  )
})

async function atLocker(pointId: string, payment = "bank_transfer") {
  const testProduct = await testProductOf("faults", 4)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { body } = await buyer.checkout({ email: `pont.${Date.now()}@example.hu`, shipping_address: ADDRESS })
  const locker = body.shipping_options.find(({ type }) => type?.code === "locker")
  const answer = await buyer.checkout({
    shipping_option_id: locker?.id,
    shipping_data: { pickup_point_id: pointId },
    payment_method: payment,
  })
  return { buyer, ...answer }
}

describe("a parcel to a pickup point", () => {
  test("stores the shop's data of the point on cart and order", async () => {
    const [point] = await find("4025")
    if (!point) throw new Error("There is no pickup point in Debrecen.")
    const { buyer, status, body } = await atLocker(point.id)
    expect(status).toBe(200)
    expect(body.problems).toEqual([])
    const data = {
      code: "locker",
      pickup_point_id: point.id,
      pickup_point_name: point.name,
      pickup_point_postal_code: point.postal_code,
      pickup_point_city: point.city,
      pickup_point_address: point.address,
    }
    expect(body.cart.shipping_methods[0]?.data).toMatchObject(data)
    const order = await buyer.buy(body.cart.total)
    expect(order.shipping_methods[0]?.data).toMatchObject(data)
  })

  test.each(["demo-0000-000", "%", "demo-1117-016"])("is refused at %j, unknown or closed", async (id) => {
    const { status, body } = await atLocker(id)
    expect([status, body.code]).toEqual([400, "pickup_point_unavailable"])
  })

  test("cannot be paid on delivery if the point accepts no cash", async () => {
    const points = await find("Sopron")
    const noCash = points.find((point) => !point.cash_on_delivery)
    const { buyer, body } = await atLocker(noCash?.id ?? "", "cash_on_delivery")
    expect(body.problems).toEqual([{ code: "pickup_point_no_cash" }])
    const { body: refusal } = await buyer.placeOrder(body.cart.total)
    expect(refusal).toMatchObject({ type: "refused", problems: [{ code: "pickup_point_no_cash" }] })
  })
})
