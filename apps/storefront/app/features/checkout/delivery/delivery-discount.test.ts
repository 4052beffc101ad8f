import type { KeptCode } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { deliveryDiscount } from "./delivery-discount.ts"

const GIFT_CARD = "8BD15A164FBC30AA"
const adjusted = (...codes: string[]) => ({
  total: 645.4,
  adjustments: codes.map((code) => ({ id: code, code, amount: 645 })),
})

describe("deliveryDiscount", () => {
  it("names codes that wait for a delivery", () => {
    const kept_codes: KeptCode[] = [
      { code: "SZALLITAS", minimum: 0, waits: "delivery" },
      { code: "LEJART", minimum: 0, refused: "expired" },
      { code: "TIZ", minimum: 9000 },
    ]
    expect(deliveryDiscount({ kept_codes }, undefined, false)).toEqual({ codes: ["SZALLITAS"], amount: null })
    expect(deliveryDiscount({ kept_codes }, adjusted(), false)).toEqual({
      codes: ["SZALLITAS"],
      amount: null,
    })
    expect(deliveryDiscount({ kept_codes }, adjusted(), true)).toEqual({ codes: [], amount: null })
  })

  it("knows the price of the chosen delivery", () => {
    expect(deliveryDiscount({}, adjusted("SZALLITAS"), false)).toEqual({
      codes: ["SZALLITAS"],
      amount: 645,
    })
  })

  it("does not count gift cards", () => {
    expect(deliveryDiscount({}, adjusted(GIFT_CARD), false)).toEqual({ codes: [], amount: null })
    expect(deliveryDiscount({}, adjusted(GIFT_CARD, "SZALLITAS"), false)).toEqual({
      codes: ["SZALLITAS"],
      amount: null,
    })
  })

  it("is nothing without codes", () => {
    expect(deliveryDiscount({}, { total: 1290 }, false)).toEqual({ codes: [], amount: null })
  })
})
