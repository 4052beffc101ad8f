import { describe, expect, it } from "vitest"
import { changesQuerySchema, listQuerySchema } from "./list-query.ts"

it("asks for the first page in Hungarian when nothing is said", () => {
  expect(listQuerySchema.parse({})).toMatchObject({ locale: "hu", page: 1, page_size: 24, in_stock: false })
})

it("takes one value or several of a facet", () => {
  expect(listQuerySchema.parse({ materials: "clay" }).materials).toEqual(["clay"])
  expect(listQuerySchema.parse({ materials: ["clay", "wood"] }).materials).toEqual(["clay", "wood"])
})

describe("refuses", () => {
  it.each([
    { page: "0" },
    { page: "-1" },
    { page: "1.5" },
    { page: "1e9" },
    { page: "x" },
    { page: ["1", "2"] },
    { page_size: "61" },
    { locale: "de" },
    { sort: "random" },
    { in_stock: "yes" },
    { price_min: "-5" },
    { price_min: "9", price_max: "5" },
    { q: "x".repeat(201) },
    { q: { $ne: "" } },
    { category: "" },
    { materials: { a: "b" } },
    { unknown: "1" },
  ])("%j", (query) => {
    expect(listQuerySchema.safeParse(query).success).toBe(false)
  })

  it.each(["-1", "abc", "1".repeat(16)])("the cursor %s", (after) => {
    expect(changesQuerySchema.safeParse({ after }).success).toBe(false)
  })
})
