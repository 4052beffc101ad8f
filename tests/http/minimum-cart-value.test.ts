import { randomUUID } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"

import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import type { TestProduct } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { addToCart, cartProducts, lineIds, sessionOf } from "./storefront-cart-form.ts"

let admin: Administrator
let product: TestProduct
beforeAll(async () => {
  admin = await Administrator.signIn()
  product = (await cartProducts())(0)
})

const atLeast = (minimum: unknown) => ({ attribute: "cart_value", operator: "gte", values: minimum })

const TENTH_OFF = { target_type: "items", value: 10 }
const FREE_DELIVERY = { target_type: "shipping_methods", value: 100 }

/** 10 % off from this cart value on (null: always), or another percentage of something else. */
async function makeCode(
  minimum: number | null,
  others: unknown[] = [],
  off = TENTH_OFF,
): Promise<{ code: string; id: string }> {
  const code = `MIN-${randomUUID().slice(0, 8)}`.toUpperCase()
  const { promotion } = await admin.post<{ promotion: { id: string } }>("/promotions", {
    code,
    type: "standard",
    status: "active",
    rules: [...(minimum === null ? [] : [atLeast(String(minimum))]), ...others],
    application_method: { type: "percentage", allocation: "across", ...off },
  })
  return { code, id: promotion.id }
}

const withTenthOff = (price: number) => price - Math.round(price / 10)
const forints = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, " ")
const plain = (html: string) => textOf(html).replaceAll(/\s/g, " ")

describe("in the admin", () => {
  test("the condition can be chosen, is listed, and takes a whole number of forints only", async () => {
    type Attributes = { attributes: { value: string; field_type: string; operators: { value: string }[] }[] }
    const { attributes } = await admin.get<Attributes>("/promotions/rule-attribute-options/rules")
    const found = attributes.find(({ value }) => value === "cart_value")
    expect([found?.field_type, found?.operators.map(({ value }) => value)]).toEqual(["number", ["gte"]])
    const { id, code } = await makeCode(20_000)
    type Rules = { rules: { id: string; attribute: string; values: { value: string }[] }[] }
    const { rules } = await admin.get<Rules>(`/promotions/${id}/rules`)
    const rule = rules.find(({ attribute }) => attribute === "cart_value")
    expect(rule?.values.map(({ value }) => value)).toEqual(["20000"])
    for (const values of ["", "0", "-5", "1.5", "sok", ["10", "20"]]) {
      await expect(
        admin.post("/promotions", { code: `${code}X`, type: "standard", rules: [atLeast(values)] }),
      ).rejects.toThrow(/400/)
      const update = [{ id: rule?.id, ...atLeast(values) }]
      await expect(admin.post(`/promotions/${id}/rules/batch`, { update })).rejects.toThrow(/400/)
    }
  })
})

describe("in the shop", () => {
  test("the cart says what is missing, and the code counts while the cart reaches its value", async () => {
    const { price } = product
    const { code } = await makeCode(2 * price)
    const shopper = new Shopper()
    await addToCart(shopper, product, "1")
    const total = async () => (await sessionOf(shopper)).cart?.total
    expect(
      (await shopper.post("/hu/cart", { intent: "apply-promotion", code: code.toLowerCase() })).status,
    ).toBe(303)
    const missing = `legalább ${forints(2 * price)} Ft értékű kosárra érvényes, még ${forints(price)} Ft hiányzik`
    const page = await shopper.open("/hu/cart")
    expect(plain(page.text)).toContain(missing)
    expect(await total()).toBe(price)

    const [line_id = ""] = lineIds(page)
    const setPieces = (quantity: string) => shopper.post("/hu/cart", { intent: "update", line_id, quantity })
    await setPieces("2")
    expect(await total()).toBe(withTenthOff(2 * price))
    expect(plain((await shopper.open("/hu/cart")).text)).not.toContain("hiányzik")
    await setPieces("1")
    expect(await total()).toBe(price)
    expect(plain((await shopper.open("/hu/cart")).text)).toContain(missing)
    await addToCart(shopper, product, "1")
    expect(await total()).toBe(withTenthOff(2 * price))

    await setPieces("1")
    await shopper.post("/hu/cart", { intent: "remove-promotion", code })
    await setPieces("2")
    expect(await total()).toBe(2 * price)
  })

  test("a code that is not for this customer is refused once the cart reaches its value", async () => {
    const others = [{ attribute: "customer.groups.id", operator: "in", values: ["cusgroup_of_nobody"] }]
    const { code } = await makeCode(product.price, others)
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    const { cart } = (await buyer.redeem(code)).body
    expect([cart.total, cart.promotions, cart.kept_codes ?? []]).toEqual([product.price, [], []])
  })

  test("codes entered at once are all kept", async () => {
    const codes = await Promise.all([1, 2, 3].map((more) => makeCode(product.price + more)))
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    await Promise.all(codes.map(({ code }) => buyer.redeem(code)))
    const { body } = await callStore<{ cart: Cart }>(`/store/carts/${buyer.cartId}`)
    expect(body.cart.kept_codes?.map(({ code }) => code).toSorted()).toEqual(
      codes.map(({ code }) => code).toSorted(),
    )
  })

  describe("a kept code that cannot be used, although the cart reaches its value,", () => {
    const ofNobody = { attribute: "customer.groups.id", operator: "in", values: ["cusgroup_of_nobody"] }
    const HU = {
      conditions: "nem minden feltétele teljesül",
      used_up: "A kódot már annyiszor beváltották, ahányszor lehetett",
      expired: "A kód már nem érvényes",
    }
    const EN = {
      conditions: "not all of its conditions are met",
      used_up: "has been used as often as it could be",
      expired: "no longer valid",
    }
    type Reason = keyof typeof HU
    const reasons = (page: string, texts: Record<Reason, string>) =>
      Object.values(texts).filter((text) => plain(page).includes(text))

    test.each<[Reason, unknown[], string]>([
      ["conditions", [ofNobody], ""],
      ["used_up", [], 'update promotion set "limit" = 5, used = 5 where id = $1'],
      ["expired", [], "update promotion set status = 'inactive' where id = $1"],
      ["expired", [], "update promotion set deleted_at = now() where id = $1"],
    ])("says why (%s) and can be removed", async (reason, others, meanwhile) => {
      const { price } = product
      const { code, id } = await makeCode(2 * price, others)
      const shopper = new Shopper()
      await addToCart(shopper, product, "1")
      await shopper.post("/hu/cart", { intent: "apply-promotion", code })
      const page = await shopper.open("/hu/cart")
      expect(plain(page.text)).toContain("hiányzik")
      expect(reasons(page.text, HU)).toEqual([])
      if (meanwhile) await sql(meanwhile, [id])
      await addToCart(shopper, product, "1")
      expect((await sessionOf(shopper)).cart?.total).toBe(2 * price)
      const refused = await shopper.open("/hu/cart")
      expect(plain(refused.text)).not.toContain("hiányzik")
      expect(reasons(refused.text, HU)).toEqual([HU[reason]])
      expect(reasons((await shopper.open("/en/cart")).text, EN)).toEqual([EN[reason]])
      expect((await shopper.post("/hu/cart", { intent: "apply-promotion", code })).status).toBe(400)

      await shopper.post("/hu/cart", { intent: "remove-promotion", code })
      const removed = await shopper.open("/hu/cart")
      expect(plain(removed.text)).not.toContain(code)
      expect(reasons(removed.text, HU)).toEqual([])
    })
  })

  test("a code that counted and ends says so in cart and checkout", async () => {
    const { price } = product
    const { code, id } = await makeCode(null)
    const shopper = new Shopper()
    await addToCart(shopper, product, "1")
    await shopper.post("/hu/cart", { intent: "apply-promotion", code })
    expect((await sessionOf(shopper)).cart?.total).toBe(withTenthOff(price))
    await admin.post(`/promotions/${id}`, { status: "inactive" })
    await addToCart(shopper, product, "1")
    expect((await sessionOf(shopper)).cart?.total).toBe(2 * price)
    for (const path of ["/hu/cart", "/hu/checkout"])
      expect(plain((await shopper.open(path)).text)).toContain("A kód már nem érvényes")
    await shopper.post("/hu/cart", { intent: "remove-promotion", code })
    expect(plain((await shopper.open("/hu/cart")).text)).not.toContain(code)
  })

  test("the reason is shown without a change of the cart", async () => {
    const { code, id } = await makeCode(2 * product.price)
    const shopper = new Shopper()
    await addToCart(shopper, product, "1")
    await shopper.post("/hu/cart", { intent: "apply-promotion", code })
    expect(plain((await shopper.open("/hu/cart")).text)).toContain("hiányzik")
    await admin.post(`/promotions/${id}`, { status: "inactive" })
    expect(plain((await shopper.open("/hu/cart")).text)).toContain("A kód már nem érvényes")
  })

  describe("a code that waits for a delivery,", () => {
    const ENDED = "A kód már nem érvényes"

    test("says that it has ended, in cart and checkout, and can be removed", async () => {
      const { code, id } = await makeCode(null, [], FREE_DELIVERY)
      const shopper = new Shopper()
      await addToCart(shopper, product, "1")
      await shopper.post("/hu/cart", { intent: "apply-promotion", code })
      const page = await shopper.open("/hu/cart")
      expect(plain(page.text)).toContain(`${code} kupon: a választott szállítás díját csökkenti`)
      await admin.post(`/promotions/${id}`, { status: "inactive" })
      const ended = plain((await shopper.open("/hu/cart")).text)
      expect([ended.includes(ENDED), ended.includes("díját csökkenti")]).toEqual([true, false])
      const checkout = plain((await shopper.open("/hu/checkout")).text)
      expect([checkout.includes(ENDED), checkout.includes("díját ez a kupon csökkenti")]).toEqual([
        true,
        false,
      ])
      await shopper.post("/hu/cart", { intent: "remove-promotion", code })
      expect(plain((await shopper.open("/hu/cart")).text)).not.toContain(code)
    })

    test("waits in a cart that is made anew, but not if it is used up", async () => {
      const [open, used] = await Promise.all([1, 2].map(() => makeCode(null, [], FREE_DELIVERY)))
      await sql('update promotion set "limit" = 5, used = 5 where id = $1', [used?.id])
      const shopper = new Shopper()
      await addToCart(shopper, product, "1")
      const redeem = (code = "") => shopper.post("/hu/cart", { intent: "apply-promotion", code })
      expect([(await redeem(open?.code)).status, (await redeem(used?.code)).status]).toEqual([303, 400])
      await shopper.post("/hu/cart", { intent: "refresh" })
      expect(plain((await shopper.open("/hu/cart")).text)).toContain(`${open?.code} kupon`)
    })
  })

  test("a code that is used up is not kept below its value", async () => {
    const { code, id } = await makeCode(2 * product.price)
    await sql('update promotion set "limit" = 5, used = 5 where id = $1', [id])
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    expect((await buyer.redeem(code)).body.cart.kept_codes ?? []).toEqual([])
  })

  test("is kept when the cart is made anew, and by a link", async () => {
    const { price } = product
    const { code } = await makeCode(2 * price)
    const shopper = new Shopper()
    await addToCart(shopper, product, "1")
    const linked = await shopper.open(`/en/coupon/${code}`)
    expect(plain(linked.text)).toContain(`HUF ${(2 * price).toLocaleString("en-US")}`)
    expect(plain(linked.text)).not.toContain("applied your coupon")
    await shopper.post("/hu/cart", { intent: "refresh" })
    await addToCart(shopper, product, "1")
    expect((await sessionOf(shopper)).cart?.total).toBe(withTenthOff(2 * price))
  })
})

describe("at the order", () => {
  const cartOf = async ({ cartId }: Buyer) =>
    (await callStore<{ cart: Cart }>(`/store/carts/${cartId}`)).body.cart

  test("the discount is in the order; other codes and the delivery do not count", async () => {
    const { price } = product
    const [{ code }, other] = await Promise.all([makeCode(price), makeCode(price + 1)])
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    await buyer.redeem(code)
    await buyer.redeem(other.code)
    const { cart } = await buyer.fillIn({ email: `min-${randomUUID()}@example.com` })
    expect(cart.discount_total).toBe(price - withTenthOff(price))
    expect((await cartOf(buyer)).kept_codes).toEqual(
      [
        { code, minimum: price },
        { code: other.code, minimum: price + 1 },
      ].toSorted((one, two) => one.code.localeCompare(two.code)),
    )
    const order = await buyer.buy(cart.total)
    expect(order.discount_total).toBe(price - withTenthOff(price))
  })

  test("a code for the delivery counts as soon as one is chosen", async () => {
    const { code } = await makeCode(product.price, [], FREE_DELIVERY)
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    await buyer.redeem(code)
    const { cart } = await buyer.fillIn({ email: `min-${randomUUID()}@example.com` })
    expect(cart.kept_codes).toEqual([{ code, minimum: product.price }])
    expect([cart.shipping_total, cart.total]).toEqual([0, product.price])
    expect((await buyer.buy(cart.total)).shipping_total).toBe(0)
  })

  test("a cart that no longer deserves it is not ordered with it", async () => {
    const { code, id } = await makeCode(product.price)
    const buyer = await Buyer.withCart([{ variant_id: product.variantId, quantity: 1 }])
    await buyer.redeem(code)
    const { cart } = await buyer.fillIn({ email: `min-${randomUUID()}@example.com` })
    type Rules = { rules: { id: string }[] }
    const [rule] = (await admin.get<Rules>(`/promotions/${id}/rules`)).rules
    await admin.post(`/promotions/${id}/rules/batch`, {
      update: [{ id: rule?.id, ...atLeast(String(product.price + 1)) }],
    })
    const { body } = await buyer.placeOrder(cart.total)
    expect(body.type).not.toBe("order")
    expect(JSON.stringify(body)).toContain("promotion_invalid")
    expect((await cartOf(buyer)).total).toBe(cart.total + product.price - withTenthOff(product.price))
  })
})
