import { describe, expect, it } from "vitest"
import { labelOfNumber } from "./label-of-number.ts"

const given = {
  tracking_number: "901",
  tracking_url: "https://carrier.example/follow?id=901",
  label_url: "https://carrier.example/labels/7f3a.pdf",
}
const numberOnly = (tracking_number: string) => ({ tracking_number, tracking_url: "#", label_url: "#" })

describe("the label of a parcel's number", () => {
  it("is the carrier's for the same number", () => {
    expect(labelOfNumber(given, "901")).toEqual(given)
  })

  it("is the carrier's for a number that was missing", () => {
    const unnumbered = { ...given, tracking_number: "" }
    expect(labelOfNumber(unnumbered, "902")).toEqual({ ...unnumbered, tracking_number: "902" })
  })

  it("is another one for another number", () => {
    expect(labelOfNumber(given, "902")).toEqual(numberOnly("902"))
    expect(labelOfNumber(given, "90")).toEqual(numberOnly("90"))
    expect(labelOfNumber(undefined, "902")).toEqual(numberOnly("902"))
  })

  it("keeps an address that names the number, because only the number was mistyped", () => {
    const mistyped = { ...given, tracking_number: "910" }
    expect(labelOfNumber(mistyped, "901")).toEqual({
      tracking_number: "901",
      tracking_url: given.tracking_url,
      label_url: "#",
    })
  })
})
