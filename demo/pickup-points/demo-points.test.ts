import { isPostalCode } from "@porteka/hungary"
import { lookUpPostalCode } from "@porteka/hungary/postal-codes"
import { roughPlaceOf } from "@porteka/hungary/postal-places"
import { expect, it } from "vitest"
import { readDemoPoints } from "./demo-points.ts"

const points = readDemoPoints()

it("has points all over the country, some closed, some that take no cash", () => {
  expect(points.length).toBeGreaterThan(90)
  expect(new Set(points.map(({ city }) => city)).size).toBeGreaterThan(45)
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
  expect(points.filter(({ open }) => !open).length).toBe(1)
  expect(points.filter(({ cash_on_delivery: cash }) => !cash).length).toBe(2)
  expect(points.filter(({ kind }) => kind === "shop").length).toBeGreaterThan(9)
})

it.each(points)(
  "$id stands in its town",
  ({ postal_code: code, city, latitude, longitude, opening_hours }) => {
    expect(isPostalCode(code)).toBe(true)
    expect(lookUpPostalCode(code)?.towns).toContain(city)
    const place = roughPlaceOf(code)
    expect(Math.abs(latitude - (place?.latitude ?? 0))).toBeLessThan(0.1)
    expect(Math.abs(longitude - (place?.longitude ?? 0))).toBeLessThan(0.15)
    for (const { from, to, opens, closes } of opening_hours) {
      expect(from).toBeGreaterThan(0)
      expect(to).toBeGreaterThanOrEqual(from)
      expect(opens < closes).toBe(true)
    }
  },
)
