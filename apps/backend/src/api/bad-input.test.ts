import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describe, expect, it } from "vitest"
import { asRefusal, refuseNul, refuseOtherTargets } from "./bad-input.ts"

const refused = (given: { path?: string; query?: object; body?: unknown; locale?: string }): unknown => {
  let error: unknown
  refuseNul(
    { path: "/store/products", query: {}, ...given } as MedusaRequest,
    {} as MedusaResponse,
    (given?: unknown) => {
      error = given
    },
  )
  return error
}

describe("the address of a request", () => {
  const errorOf = (originalUrl: string) => {
    let error: unknown
    refuseOtherTargets({ originalUrl } as MedusaRequest, {} as MedusaResponse, (given?: unknown) => {
      error = given
    })
    return error
  }

  it.each([
    "http://orders/admin/staff",
    "orders://x",
    "*",
    "",
    "/admin/staff#x",
    "/admin/staff\u00a0",
    "/admin/staff ",
    "/hu/é",
  ])("is refused if it is no path: %j", (address) => {
    expect(errorOf(address)).toMatchObject({ type: "invalid_data" })
  })

  it.each(["/", "/admin/orders?limit=1&q=a%23b", "/store/carts/cart_1/line-items", "/a'(b)*!$,;:@|~"])(
    "is a path: %s",
    (address) => {
      expect(errorOf(address)).toBeUndefined()
    },
  )
})

describe("a NUL character", () => {
  it.each([
    ["in the query", { query: { q: "a\0b" } }],
    ["deep in the query", { query: { $and: [{ id: ["\0"] }] } }],
    ["as a name", { query: { "a\0": "1" } }],
    ["as a language", { locale: "hu\0" }],
    ["in the body", { body: { metadata: { a: [{ b: "\0" }] } } }],
  ])("is refused %s", (_, given) => {
    expect(refused(given)).toMatchObject({ type: "invalid_data" })
  })

  it("is not looked for in what is nested too deeply: that is refused", () => {
    expect(() => refused({ body: JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`) })).toThrow(
      "nested too deeply",
    )
  })

  it("names nothing in a path, but for carts, which look for themselves", () => {
    expect(refused({ path: "/store/products/%00" })).toMatchObject({ type: "not_found" })
    expect(refused({ path: "/store/carts/%00" })).toBeUndefined()
  })

  it("is left to the read model, which looks for itself", () => {
    expect(refused({ path: "/catalogue/products", query: { q: "\0" } })).toBeUndefined()
  })

  it.each([{}, { body: null }, { body: "text" }, { body: Buffer.from([0]) }, { body: { a: 0, b: false } }])(
    "is not seen where there is none: %j",
    (given) => {
      expect(refused(given)).toBeUndefined()
    },
  )
})

describe("a fault that was sent", () => {
  const refusal = (fault: object, query = {}) => asRefusal(fault, { query })

  it.each([
    [{ code: "2201W", message: "LIMIT must not be negative" }],
    [{ code: "22007", message: 'invalid input syntax for type timestamp: "x"' }],
    [new RangeError("Invalid time value")],
    [new Error("Invalid time value")],
    [{ code: "21000", message: "ON CONFLICT DO UPDATE command cannot affect row a second time" }],
    [new URIError("URI malformed")],
    [Object.assign(new Error("Unexpected field"), { name: "MulterError" })],
    [new Error("Unexpected end of form")],
    [new Error("A non-negative integer must be provided to offset.")],
    [new Error("Action ordchact_1 is not requesting item return")],
    [new Error("No request return found for return return_1 in order change ordch_1")],
    [new Error("Cannot receive the Return at location null")],
    [new Error("Manual fulfillment does not support price calculation")],
  ])("is a refusal: %s", (fault) => {
    expect(refusal(fault)).toMatchObject({ type: "invalid_data" })
  })

  it("for a sort field is one, for any other field it is our own", () => {
    expect(refusal({ code: "42703" }, { order: "nope" })).toMatchObject({ type: "invalid_data" })
    expect(
      refusal(new Error("Trying to order by not existing property Region.nope"), { order: "nope" }),
    ).toBeDefined()
    expect(refusal({ code: "42703" })).toBeUndefined()
  })

  it.each([
    { code: "40001" },
    { code: "08006" },
    new TypeError("x is undefined"),
    new RangeError("Invalid array length"),
  ])("of our own stays one: %s", (fault) => {
    expect(refusal(fault)).toBeUndefined()
  })
})
