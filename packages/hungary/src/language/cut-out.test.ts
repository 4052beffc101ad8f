import { describe, expect, it } from "vitest"
import { cutOut } from "./cut-out.ts"

describe("cutOut", () => {
  it.each([
    ["Kék bögre, ÓLOMMENTES!", /olom ?mentes/, "Kék bögre, !", ["ÓLOMMENTES"]],
    ["ólom-mentes bögre", /olom ?mentes/, "bögre", ["ólom-mentes"]],
    ["ólommentesség", /olom ?mentes/, "ólommentesség", []],
    ["free shipping and shipping cost", /(?:free )?shipping/, "and cost", ["free shipping", "shipping"]],
    ["🎁 csomag 🎁", /csomag/, "🎁 🎁", ["csomag"]],
    ["", /x/, "", []],
  ])("from %j", (text, pattern, rest, found) => {
    expect(cutOut(text, pattern)).toEqual({ rest, found })
  })
})
