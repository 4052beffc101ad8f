import type { MedusaRequest } from "@medusajs/framework/http"
import { describe, expect, it, vi } from "vitest"
import { crudAliases, renamed } from "./alias.ts"
import { aliases } from "./aliases.ts"
import { aliasFinder } from "./find-alias.ts"

const find = aliasFinder(aliases)

describe("aliases", () => {
  it.each([
    ["GET", "/store/products/batch", "/store/products"],
    ["GET", "/store/products/haban-kancso", "/store/products"],
    ["GET", "/store/products/prod_01", "/store/products/prod_01"],
    ["POST", "/store/products/search", "/store/products"],
    ["GET", "/store/variants/batch", "/store/product-variants"],
    ["GET", "/store/variants/variant_01", "/store/product-variants/variant_01"],
    ["GET", "/store/shipping-options/cart_01", "/store/shipping-options"],
    ["GET", "/admin/discounts/code/NYAR", "/admin/promotions/NYAR"],
    ["DELETE", "/admin/discounts/promo_01", "/admin/promotions/promo_01"],
    ["POST", "/admin/orders/order_01/swaps/ex%201/cancel", "/admin/exchanges/ex%201/cancel"],
  ])("%s %s is served by %s", (method, path, to) => {
    expect(find(method, path, {})?.path).toBe(to)
  })

  it.each([
    ["GET", "/store/products/"],
    ["POST", "/store/products/batch"],
    ["GET", "/store/shipping-options/so_01"],
    ["GET", "/admin/promotions"],
    ["GET", "/"],
    ["GET", ""],
  ])("%s %s is nobody's", (method, path) => {
    expect(find(method, path, {})).toBeNull()
  })

  it("never pass a call on to another alias", () => {
    for (const alias of aliases) {
      const path = alias.to.replace(/:\w+/g, "prod_x")
      const again = find(alias.as ?? alias.method, path, {})
      expect(again === null || again.path === path, `${alias.from} → ${alias.to}`).toBe(true)
    }
  })

  it("finds an order by its number, and the orders of a customer without one", () => {
    expect(find("GET", "/store/orders", { display_id: "1001" })?.path).toBe("/store/orders/lookup")
    expect(find("GET", "/store/orders", {})?.path).toBe("/store/orders")
  })

  it.each([
    ["/store/products", { currency_code: "huf", limit: "2" }, { limit: "2" }],
    ["/store/products/best-sellers", { currency_code: "huf" }, {}],
    [
      "/store/products",
      { fields: "id,variants.id,variants.prices.amount,variants.prices.currency_code" },
      { fields: "id,variants.id,*variants.prices" },
    ],
    ["/store/orders/order_01", { expand: "items,cart" }, { fields: "*items,*cart" }],
    ["/store/orders", { fields: "id", expand: "items" }, { fields: "id,*items" }],
  ])("%s takes %j, which Medusa has as %j", (path, given, query) => {
    const found = find("GET", path, given)
    expect(found?.path).toBe(path)
    expect(found?.alias.query?.(given, {}, {})).toEqual(query)
  })

  it.each(aliases.map(({ from, to }) => ({ from, to })))(
    "$from never leads behind the door of another area: $to",
    ({ from, to }) => {
      const area = (path: string) => path.split("/")[1]
      // The login needs no token; the middleware before /store has already checked the key.
      expect([area(from), ...(from.startsWith("/store/") ? ["auth"] : [])]).toContain(area(to))
    },
  )

  it("name each call once", () => {
    const names = aliases.map(
      ({ method, from, where }) => `${method} ${from.replace(/:\w+/g, ":")}${where ?? ""}`,
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe("answers", () => {
  it("a password reset answers with the customer whose address the code has proved, and no other", async () => {
    const listCustomers = vi.fn(async ({ email }: { email: string }) => [{ email }])
    const req = { scope: { resolve: () => ({ listCustomers }) } } as unknown as MedusaRequest
    const reset = aliases.find(({ from }) => from === "/store/customers/password-reset")
    const body = { token: "123456", email: "En@Example.hu", password: "x" }
    // The Medusa route accepts the code for this address only.
    expect(reset?.body?.(body, {})).toEqual({ email: "En@Example.hu", password: "x", code: "123456" })
    expect(await reset?.answer?.({}, { req, params: {}, body })).toEqual({
      customer: { email: "en@example.hu" },
    })
    expect(listCustomers).toHaveBeenCalledWith({ email: "en@example.hu", has_account: true }, { take: 1 })
  })

  const rename = renamed([["discount", "promotion"]], "discount")
  it.each([
    [{ promotion: { id: "1" } }, { discount: { id: "1" } }],
    [
      { id: "1", object: "promotion", deleted: true },
      { id: "1", object: "discount", deleted: true },
    ],
    [{ count: 0 }, { count: 0 }],
  ])("%j becomes %j", (given, expected) => {
    expect(rename(given)).toEqual(expected)
  })

  it("keeps what a list asks for beside what the alias adds", () => {
    const [list] = crudAliases(
      "/admin/a",
      "/admin/b",
      { one: ["a", "b"], many: ["as", "bs"] },
      { query: (query) => ({ ...query, type: "x" }) },
    )
    expect(list?.query?.({ limit: "5" }, {}, {})).toEqual({ limit: "5", type: "x" })
  })
})
