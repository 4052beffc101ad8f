import { describe, expect, it } from "vitest"
import { parseComplaint } from "./complaint.ts"

const whole = { name: "Kovács Anna", email: "anna@posta.example", description: "Repedten érkezett." }

describe("parseComplaint", () => {
  it("needs a name, an address for the answer and what happened", () => {
    expect(parseComplaint(whole)).toEqual({ ok: true, given: { ...whole, order: "", request: "" } })
  })

  it("takes an order and a request", () => {
    const values = { ...whole, order: " 1042 ", request: "Cserét kérek.", leave_empty: "" }
    expect(parseComplaint(values)).toMatchObject({
      ok: true,
      given: { order: "1042", request: "Cserét kérek." },
    })
  })

  it.each([
    [{ ...whole, name: " " }, { name: "errorName" }],
    [{ ...whole, email: "anna" }, { email: "errorEmail" }],
    [{ ...whole, description: " \n" }, { description: "errorDescription" }],
    [{ ...whole, description: "a".repeat(5001) }, { description: "errorTooLong" }],
    [{ ...whole, order: "a".repeat(301) }, { order: "errorTooLong" }],
    [{ ...whole, leave_empty: "x" }, { leave_empty: "errorLeaveEmpty" }],
    [{}, { name: "errorName", email: "errorEmail", description: "errorDescription" }],
  ])("of %j says %j", (values, errors) => {
    expect(parseComplaint(values as Record<string, string>)).toEqual({ ok: false, errors })
  })
})
