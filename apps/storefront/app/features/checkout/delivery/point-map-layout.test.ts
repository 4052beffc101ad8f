import fc from "fast-check"
import { expect, it } from "vitest"
import { INSET, layOutPoints, MAP } from "./point-map-layout.ts"

const place = fc.record({
  latitude: fc.double({ min: 45.75, max: 48.55, noNaN: true }),
  longitude: fc.double({ min: 16.15, max: 22.9, noNaN: true }),
})

it("draws every point inside the map, north at the top, and the small map's middle inside the country's box", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const { pins, middle, scale } = layOutPoints(places)
      for (const { x, y } of pins) {
        expect(x).toBeGreaterThan(20)
        expect(x).toBeLessThan(MAP.width - 20)
        expect(y).toBeGreaterThan(20)
        expect(y).toBeLessThan(MAP.height - 20)
      }
      expect(middle.x).toBeGreaterThanOrEqual(0)
      expect(middle.x).toBeLessThanOrEqual(INSET.width)
      expect(middle.y).toBeLessThanOrEqual(INSET.height)
      expect(scale.length).toBeGreaterThan(0)
      expect(scale.length).toBeLessThan(MAP.width / 2)
      const [first, second] = places
      if (first && second && first.latitude > second.latitude)
        expect(pins[0]?.y).toBeLessThanOrEqual(pins[1]?.y ?? 0)
    }),
  )
})

it("keeps distances: Szeged's two points a kilometre apart", () => {
  const { pins, scale } = layOutPoints([
    { latitude: 46.25, longitude: 20.14 },
    { latitude: 46.259, longitude: 20.14 },
  ])
  const apart = Math.hypot((pins[0]?.x ?? 0) - (pins[1]?.x ?? 0), (pins[0]?.y ?? 0) - (pins[1]?.y ?? 0))
  expect(apart / (scale.length / scale.kilometres)).toBeCloseTo(1, 1)
})

it("keeps the small map of the country away from the pins where a corner is free", () => {
  // From north-west to south-east, and mirrored.
  const falling = [
    { latitude: 47.6, longitude: 19 },
    { latitude: 47.5, longitude: 19.2 },
  ]
  const rising = [
    { latitude: 47.5, longitude: 19 },
    { latitude: 47.6, longitude: 19.2 },
  ]
  for (const places of [falling, rising]) {
    const { pins, inset } = layOutPoints(places)
    for (const { x, y } of pins) {
      const isApart = x < inset.x || x > inset.x + INSET.width || y < inset.y || y > inset.y + INSET.height
      expect(isApart).toBe(true)
    }
  }
})
