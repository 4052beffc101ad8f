import { describe, expect, it } from "vitest"
import { parseTracking } from "./order-tracking.ts"

const email = "anna@posta.example"

describe("parseTracking", () => {
  it.each([
    ["1042", 1042],
    [" #1042 ", 1042],
    ["1042.", 1042],
    ["# 7", 7],
  ])("reads %j", (number, expected) => {
    expect(parseTracking({ number, email: ` ${email} ` })).toEqual({ ok: true, number: expected, email })
  })

  it.each([
    [{ number: "", email }, { number: "errorNumber" }],
    [{ number: "0", email }, { number: "errorNumber" }],
    [{ number: "1042 és 1043", email }, { number: "errorNumber" }],
    [{ number: "1e3", email }, { number: "errorNumber" }],
    [{ number: "1".repeat(10), email }, { number: "errorNumber" }],
    [{ number: "1042", email: "anna" }, { email: "errorEmail" }],
    [{ number: "1042", email: `${"a".repeat(250)}@posta.example` }, { email: "errorEmail" }],
    [{}, { number: "errorNumber", email: "errorEmail" }],
  ])("of %j says %j", (values, errors) => {
    expect(parseTracking(values as Record<string, string>)).toEqual({ ok: false, errors })
  })
})
