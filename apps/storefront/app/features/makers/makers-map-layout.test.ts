import fc from "fast-check"
import { expect, it } from "vitest"
import { BASIN_SIZE, COUNTRY_ON_BASIN, layOutPins, PIN_DISTANCE } from "./makers-map-layout.ts"

const place = fc.record({
  latitude: fc.double({ min: 44.6, max: 49.7, noNaN: true }),
  longitude: fc.double({ min: 15.8, max: 26.4, noNaN: true }),
})

it("draws every pin inside the map, none over another", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const pins = layOutPins(places)
      expect(pins).toHaveLength(places.length)
      for (const [index, { x, y }] of pins.entries()) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(BASIN_SIZE.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(BASIN_SIZE.height)
        for (const other of pins.slice(0, index))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(PIN_DISTANCE)
      }
    }),
  )
})

it("keeps the compass, and Budapest inside the country's outline", () => {
  const [budapest, korond] = layOutPins([
    { latitude: 47.5, longitude: 19.04 },
    { latitude: 46.47, longitude: 25.19 },
  ])
  if (!budapest || !korond) throw new Error("A pin is missing.")
  expect(korond.x).toBeGreaterThan(budapest.x)
  expect(korond.y).toBeGreaterThan(budapest.y)
  const { x, y, width, height } = COUNTRY_ON_BASIN
  expect(budapest.x).toBeGreaterThan(x)
  expect(budapest.x).toBeLessThan(x + width)
  expect(budapest.y).toBeGreaterThan(y)
  expect(budapest.y).toBeLessThan(y + height)
})
