import { describe, expect, it } from "vitest"
import { type GeoZone, includesDestination, matchesRules } from "./matches-rules.ts"

const rule = (operator: string, value: unknown, attribute = "item") => ({ attribute, operator, value })

describe("rules of a shipping option", () => {
  it.each([
    ["eq", "true", "true", true],
    ["eq", "false", "true", false],
    ["ne", "false", "true", true],
    ["in", ["a", "b"], "b", true],
    ["in", ["a", "b"], "c", false],
    ["nin", ["a", "b"], "c", true],
    ["gt", "10", "9", false],
    ["gt", "9", "10", true],
    ["gte", "10", "10", true],
    ["lt", "9", "10", false],
    ["lte", "10", "10", true],
    ["gt", "2026-01-01", "2026-02-01", true],
    ["lt", "2026-01-01", "2026-02-01", false],
  ])("%s %j: %j is judged %j", (operator, value, item, expected) => {
    expect(matchesRules([rule(operator, value)], { item })).toBe(expected)
  })

  it("must all match; a missing cart value equals nothing", () => {
    expect(matchesRules([], {})).toBe(true)
    expect(matchesRules([rule("eq", "1"), rule("eq", "2", "other")], { item: "1" })).toBe(false)
    expect(matchesRules([rule("eq", "1")], {})).toBe(false)
    expect(matchesRules([rule("ne", "1")], {})).toBe(true)
  })
})

describe("zones of a service zone", () => {
  const zone = (type: string, parts: Partial<GeoZone> = {}): GeoZone => ({
    type,
    country_code: "hu",
    province_code: null,
    city: null,
    postal_expression: null,
    ...parts,
  })
  const buda = { country_code: "hu", province_code: "Budapest", city: "Budapest", postal_expression: "1011" }

  it.each([
    [[zone("country")], buda, true],
    [[zone("country", { country_code: "at" })], buda, false],
    [[zone("country", { country_code: "at" }), zone("country")], buda, true],
    [[], buda, false],
    [[], {}, true],
    [[zone("province", { province_code: "Budapest" })], buda, true],
    [[zone("province", { province_code: "Pest" })], buda, false],
    [[zone("province", { province_code: "Pest" })], { country_code: "hu" }, false],
    [[zone("city", { province_code: "Pest", city: "Vác" })], { country_code: "hu", city: "Vác" }, true],
    [[zone("city", { province_code: "Pest", city: "Vác" })], buda, false],
    [[zone("zip", { province_code: "Budapest", city: "Budapest", postal_expression: "1011" })], buda, true],
    [[zone("zip", { province_code: "Budapest", city: "Budapest", postal_expression: "1012" })], buda, false],
  ])("%j reach %j: %j", (zones, destination, expected) => {
    expect(includesDestination(zones, destination)).toBe(expected)
  })
})
