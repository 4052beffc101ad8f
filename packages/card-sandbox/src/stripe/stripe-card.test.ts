import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isCardNumber, readCard } from "./stripe-card.ts"
import { TEST_CARDS, TEST_PAYMENT_METHODS } from "./test-cards.ts"

const NOW = new Date(Date.UTC(2026, 10, 21))

const read = (params: Record<string, string>) =>
  readCard({ number: "4242424242424242", exp_month: "11", exp_year: "26", cvc: "123", ...params }, NOW)

describe("isCardNumber", () => {
  it("knows every test card", () => {
    for (const number of Object.keys(TEST_CARDS)) expect(isCardNumber(number)).toBe(true)
    for (const number of Object.values(TEST_PAYMENT_METHODS))
      expect(Object.keys(TEST_CARDS)).toContain(number)
  })

  it("notices any one wrong digit", () => {
    const position = fc.nat(15)
    const shift = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(TEST_CARDS)), position, shift, (number, at, by) => {
        const index = at % number.length
        const wrong = (Number(number[index]) + by) % 10
        expect(isCardNumber(`${number.slice(0, index)}${wrong}${number.slice(index + 1)}`)).toBe(false)
      }),
    )
  })

  it.each(["", "4242", "4242 4242 4242 4242", "abcdabcdabcdabcd", "42424242424242424242"])(
    "refuses %j",
    (text) => {
      expect(isCardNumber(text)).toBe(false)
    },
  )
})

describe("readCard", () => {
  it("takes this month, spaces and a full year", () => {
    expect(read({ number: "4242 4242-4242 4242", exp_year: "2026" }).card).toMatchObject({
      brand: "visa",
      last4: "4242",
      exp_month: 11,
      exp_year: 2026,
    })
  })

  it("wants four digits behind an American Express", () => {
    expect(read({ number: "378282246310005", cvc: "1234" }).card.brand).toBe("amex")
    expect(() => read({ number: "378282246310005" })).toThrow("security code")
  })

  it.each([
    [{ exp_month: "10" }, "year"],
    [{ exp_year: "2090" }, "year"],
    [{ exp_month: "0" }, "month"],
    [{ exp_month: "x" }, "integer"],
    [{ number: "" }, "number"],
  ])("refuses %j", (params, message) => {
    expect(() => read(params)).toThrow(message)
  })

  it("keeps neither the number nor the code", () => {
    const kept = JSON.stringify(read({ cvc: "987" }))
    expect(kept).not.toContain("4242424242424242")
    expect(kept).not.toContain("987")
  })
})
