import { describe, expect, it } from "vitest"
import { deliveryDiscount } from "./delivery-discount.ts"

const GIFT_CARD = "8BD15A164FBC30AA"
const adjusted = (...codes: string[]) => ({
  total: 645.4,
  adjustments: codes.map((code) => ({ id: code, code, amount: 645 })),
})

describe("deliveryDiscount", () => {
  it("names codes that wait for a delivery", () => {
    const metadata = { waiting_codes: ["SZALLITAS"] }
    expect(deliveryDiscount({ metadata }, undefined)).toEqual({ codes: ["SZALLITAS"], amount: null })
    expect(deliveryDiscount({ metadata }, adjusted())).toEqual({ codes: ["SZALLITAS"], amount: null })
  })

  it("knows the price of the chosen delivery", () => {
    expect(deliveryDiscount({ metadata: null }, adjusted("SZALLITAS"))).toEqual({
      codes: ["SZALLITAS"],
      amount: 645,
    })
  })

  it("does not count gift cards", () => {
    expect(deliveryDiscount({ metadata: null }, adjusted(GIFT_CARD))).toEqual({ codes: [], amount: null })
    expect(deliveryDiscount({ metadata: null }, adjusted(GIFT_CARD, "SZALLITAS"))).toEqual({
      codes: ["SZALLITAS"],
      amount: null,
    })
  })

  it("is nothing without codes", () => {
    expect(deliveryDiscount({ metadata: {} }, { total: 1290 })).toEqual({ codes: [], amount: null })
  })
})
