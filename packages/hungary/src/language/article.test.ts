import { describe, expect, it } from "vitest"
import { article, withArticle } from "./article.ts"

describe("article", () => {
  it.each([
    [1, "az"],
    [5, "az"],
    [8, "a"],
    [10, "a"],
    [11, "a"],
    [50, "az"],
    [100, "a"],
    [500, "az"],
    [1000, "az"],
    [5000, "az"],
    [10_000, "a"],
    [100_000, "a"],
    [1_000_000, "az"],
    [0, "a"],
  ] as const)("%d takes %s", (number, expected) => {
    expect(article(number)).toBe(expected)
  })

  it.each([
    ["12\u00A0900\u00A0Ft-os", "a"],
    ["1\u00A0290\u00A0Ft-os", "az"],
    ["1 290 Ft", "az"],
    ["10\u00A0000 Ft", "a"],
    ["alma", "az"],
    ["Őszi vásár", "az"],
    ["bögre", "a"],
    ["„Iringó” bögre", "az"],
    ["MPL", "az"],
    ["GLS", "a"],
    ["NAV", "a"],
    ["ÁSZF", "az"],
    ["Foxpost", "a"],
    ["", "a"],
  ] as const)("%s takes %s", (text, expected) => {
    expect(article(text)).toBe(expected)
  })

  it("puts the article before the word", () => {
    expect(withArticle("ÁSZF")).toBe("az ÁSZF")
  })
})
