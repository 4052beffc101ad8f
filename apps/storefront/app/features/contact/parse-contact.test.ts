import { describe, expect, it } from "vitest"
import { parseContact } from "./parse-contact.ts"

const whole = { name: "Kovács Anna", email: "anna@posta.example", message: "Szombaton is kiszállítanak?" }

describe("parseContact", () => {
  it("needs a name, an address for the answer and a message", () => {
    expect(parseContact(whole)).toEqual({ ok: true, given: { ...whole, order: "" } })
    expect(parseContact({ ...whole, order: " 1042 ", leave_empty: "" })).toMatchObject({
      given: { order: "1042" },
    })
  })

  it.each([
    [{ ...whole, name: " " }, { name: "errorName" }],
    [{ ...whole, email: "anna" }, { email: "errorEmail" }],
    [{ ...whole, message: " \n" }, { message: "errorMessage" }],
    [{ ...whole, message: "a".repeat(5001) }, { message: "errorTooLong" }],
    [{ ...whole, order: "1".repeat(41) }, { order: "errorTooLong" }],
    [{ ...whole, leave_empty: "x" }, { leave_empty: "errorLeaveEmpty" }],
    [{}, { name: "errorName", email: "errorEmail", message: "errorMessage" }],
  ])("of %j says %j", (values, errors) => {
    expect(parseContact(values as Record<string, string>)).toEqual({ ok: false, errors })
  })
})
