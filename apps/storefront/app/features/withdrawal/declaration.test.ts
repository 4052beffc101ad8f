import { describe, expect, it } from "vitest"
import { parseDeclaration } from "./declaration.ts"

const whole = { name: "Kovács Anna", order: "1042", email: "anna@posta.example" }

describe("parseDeclaration", () => {
  it("takes the three data the law names", () => {
    expect(parseDeclaration(whole)).toEqual({ ok: true, given: { ...whole, products: "" } })
  })

  it("takes a purchase described in words, and a part of the order", () => {
    const values = {
      ...whole,
      order: " november 10-én vett kék bögre ",
      products: "2 db kék bögre",
      leave_empty: "",
    }
    expect(parseDeclaration(values)).toMatchObject({
      ok: true,
      given: { order: "november 10-én vett kék bögre", products: "2 db kék bögre" },
    })
  })

  it.each([
    [{ ...whole, name: " " }, { name: "errorName" }],
    [{ ...whole, order: "" }, { order: "errorOrder" }],
    [{ ...whole, email: "anna" }, { email: "errorEmail" }],
    [{ ...whole, email: `${"a".repeat(250)}@posta.example` }, { email: "errorEmail" }],
    [{ ...whole, products: "a".repeat(1001) }, { products: "errorTooLong" }],
    [{ ...whole, leave_empty: "x" }, { leave_empty: "errorLeaveEmpty" }],
    [{}, { name: "errorName", order: "errorOrder", email: "errorEmail" }],
  ])("of %j says %j", (values, errors) => {
    expect(parseDeclaration(values as Record<string, string>)).toEqual({ ok: false, errors })
  })
})
