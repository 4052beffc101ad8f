import { describe, expect, it } from "vitest"
import { parseCartIntent } from "./cart-intent.ts"

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseCartIntent(form)
}

const add = { intent: "add", variant_id: "variant_01ABC" }

describe("parseCartIntent", () => {
  it("adds one piece when no quantity is given", () => {
    expect(parse(add)).toEqual({ ok: true, intent: { ...add, quantity: 1, options: {} } })
  })

  const notWhole = ["0.5", "1.0", "1,5", "NaN", "", " ", "három", "٣"]
  const outOfBounds = ["0", "-1", "100", "1e9", "1 000", "0x10", "999999999999999999999"]
  it.each([...notWhole, ...outOfBounds])("refuses the quantity %j", (quantity) => {
    expect(parse({ ...add, quantity })).toEqual({ ok: false, fault: { code: "quantity" } })
  })

  it.each([
    [{ intent: "add" }, "variant"],
    [{ intent: "add", variant_id: "prod_1" }, "variant"],
    [{ intent: "add", variant_id: "variant_../../admin" }, "variant"],
    [{ intent: "update", line_id: "cali_1", quantity: "x" }, "quantity"],
    [{ intent: "update", line_id: "other", quantity: "1" }, "form"],
    [{ intent: "apply-promotion", code: "" }, "promotion"],
    [{ intent: "apply-promotion", code: "<script>" }, "promotion"],
    [{ intent: "apply-promotion", code: "a".repeat(65) }, "promotion"],
    [{ intent: "replay" }, "form"],
    [{ intent: "replay", targets: "{" }, "form"],
    [{ intent: "replay", targets: "[]" }, "form"],
    [{ intent: "replay", targets: '[{"variant_id":"variant_1","quantity":0}]' }, "form"],
    [{ intent: "replay", targets: '[{"variant_id":"../x","quantity":1}]' }, "form"],
    [{ intent: "burn" }, "form"],
    [{}, "form"],
  ] as const)("refuses %j", (fields, fault) => {
    expect(parse(fields)).toEqual({ ok: false, fault: { code: fault } })
  })

  it("passes nothing on that it does not know", () => {
    expect(parse({ ...add, unit_price: "1", customer_id: "cus_1", __proto__: "x" })).toEqual({
      ok: true,
      intent: { ...add, quantity: 1, options: {} },
    })
  })

  it("takes the options of a line with it, and alone", () => {
    const options = { gift_wrap: true, gift_message: "Isten éltessen!" }
    const fields = { gift_wrap: "on", gift_message: " Isten éltessen! " }
    expect(parse({ ...add, ...fields })).toEqual({ ok: true, intent: { ...add, quantity: 1, options } })
    expect(parse({ intent: "options", line_id: "cali_1", ...fields })).toEqual({
      ok: true,
      intent: { intent: "options", line_id: "cali_1", options },
    })
  })

  it("says which option cannot be taken, and why", () => {
    expect(parse({ ...add, personalisation: "Anna ♥" })).toEqual({
      ok: false,
      fault: { code: "option", option: { key: "personalisation", problem: "characters" } },
    })
  })

  it("takes what a browser kept", () => {
    const line = { variant_id: "variant_01ABC", quantity: 3 }
    const named = { ...line, options: { personalisation: "Anna" } }
    expect(parse({ intent: "replay", targets: JSON.stringify([line, named]) })).toEqual({
      ok: true,
      intent: { intent: "replay", targets: [{ ...line, options: {} }, named] },
    })
  })

  it.each(["clear", "reset", "refresh"])("takes %s without any field", (intent) => {
    expect(parse({ intent })).toEqual({ ok: true, intent: { intent } })
  })

  it("takes promotion codes as they are written in letters and mail", () => {
    expect(parse({ intent: "apply-promotion", code: " udvozlet10 " })).toEqual({
      ok: true,
      intent: { intent: "apply-promotion", code: "UDVOZLET10" },
    })
    expect(parse({ intent: "apply-promotion", code: "8bd1 5a16\u00a04fbc 30aa" })).toEqual({
      ok: true,
      intent: { intent: "apply-promotion", code: "8BD15A164FBC30AA" },
    })
  })
})
