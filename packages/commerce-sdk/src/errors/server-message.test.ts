import { describe, expect, it } from "vitest"
import { readServerMessage } from "./server-message.ts"

describe("readServerMessage", () => {
  it.each([
    [
      { type: "not_found", code: "x", message: "Cart with id 'c' not found" },
      { type: "not_found", code: "x", message: "Cart with id 'c' not found" },
    ],
    [{ message: "" }, { message: "Not Found", type: null, code: null }],
    [
      { message: 7, type: {} },
      { message: "Not Found", type: null, code: null },
    ],
    ["<html>", { message: "Not Found", type: null, code: null }],
    [null, { message: "Not Found", type: null, code: null }],
    [["a"], { message: "Not Found", type: null, code: null }],
  ])("of %j", (body, expected) => {
    expect(readServerMessage(404, "Not Found", body)).toEqual(expected)
  })

  it("falls back to the number where there is no status text", () => {
    expect(readServerMessage(502, "", "").message).toBe("HTTP 502")
  })
})
