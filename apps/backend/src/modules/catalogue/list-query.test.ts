import { FLAG_FACETS, RANGE_FACETS, VALUES_FACETS } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { changesQuerySchema, listQuerySchema } from "./list-query.ts"

it("requests the first page in Hungarian by default", () => {
  expect(listQuerySchema.parse({})).toMatchObject({ locale: "hu", page: 1, page_size: 24, in_stock: false })
})

it.each(VALUES_FACETS)("takes one value or several of $key", ({ key }) => {
  expect(listQuerySchema.parse({ facets: { [key]: "clay" } }).facets[key]).toEqual(["clay"])
  expect(listQuerySchema.parse({ facets: { [key]: ["clay", "wood"] } }).facets[key]).toEqual(["clay", "wood"])
})

it.each(FLAG_FACETS)("takes $key as yes or no", ({ key }) => {
  expect(listQuerySchema.parse({ [key]: "true" })[key]).toBe(true)
  expect(listQuerySchema.parse({})[key]).toBe(false)
  expect(listQuerySchema.safeParse({ [key]: "yes" }).success).toBe(false)
})

it.each(RANGE_FACETS)("takes bounds of $key in their order", ({ key }) => {
  const [min, max] = [`${key}_min`, `${key}_max`]
  expect(listQuerySchema.parse({ [min]: "5", [max]: "9" })).toMatchObject({ [min]: 5, [max]: 9 })
  expect(listQuerySchema.safeParse({ [min]: "9", [max]: "5" }).success).toBe(false)
  expect(listQuerySchema.safeParse({ [max]: "-5" }).success).toBe(false)
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
    { locale: "xx" },
    { sort: "random" },
    { in_stock: "yes" },
    { price_min: "-5" },
    { price_min: "9", price_max: "5" },
    { q: "x".repeat(201) },
    { q: { $ne: "" } },
    { category: "" },
    { facets: { material: { a: "b" } } },
    { facets: { unknown: "a" } },
    { facets: "clay" },
    { materials: "clay" },
    { unknown: "1" },
  ])("%j", (query) => {
    expect(listQuerySchema.safeParse(query).success).toBe(false)
  })

  it.each(["-1", "abc", "1".repeat(16)])("the cursor %s", (after) => {
    expect(changesQuerySchema.safeParse({ after }).success).toBe(false)
  })
})
