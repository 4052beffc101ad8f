import { COUNTRY, LONGITUDE_SHRINK } from "#app/ui/map/country-box.ts"
import type { PointPlace } from "./pickup-point-view.ts"

export const MAP = { width: 400, height: 260 }
export const INSET = { width: 96, height: 60 }
export const PIN_RADIUS = 13
/** Where the small map of the country may be; the scale is at the bottom right. */
const INSET_CORNERS = [
  { x: 7, y: 7 },
  { x: MAP.width - INSET.width - 7, y: 7 },
  { x: 7, y: MAP.height - INSET.height - 7 },
]

const KILOMETRES_PER_DEGREE = 111.2
/** Points that are closer than this are not drawn farther apart. */
const LEAST_SPAN_DEGREES = 0.012
/** The margin of the map, so that no pin is cut off. */
const MARGIN = 0.14
const SCALES_KM = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const LONGEST_SCALE = 0.3

export interface PointMapLayout {
  /** In map units, in the order of the points. */
  pins: { x: number; y: number }[]
  /** A round distance and its length on the map. */
  scale: { kilometres: number; length: number }
  /** The corner of the small map of the country: the one with the fewest pins. */
  inset: { x: number; y: number }
  /** The center of the map on the small map of the country. */
  middle: { x: number; y: number }
}

/**
 * The positions of the points on a map just large enough for them, with north at the top.
 *
 * @param places at least one
 */
export function layOutPoints(places: readonly Pick<PointPlace, "latitude" | "longitude">[]): PointMapLayout {
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * LONGITUDE_SHRINK, y: -latitude }))
  const [left, right] = rangeOf(flat.map(({ x }) => x))
  const [top, bottom] = rangeOf(flat.map(({ y }) => y))
  const unitsPerDegree = Math.min(
    (MAP.width * (1 - 2 * MARGIN)) / Math.max(right - left, LEAST_SPAN_DEGREES),
    (MAP.height * (1 - 2 * MARGIN)) / Math.max(bottom - top, LEAST_SPAN_DEGREES),
  )
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const unitsPerKilometre = unitsPerDegree / KILOMETRES_PER_DEGREE
  const kilometres =
    SCALES_KM.findLast((km) => km * unitsPerKilometre <= MAP.width * LONGEST_SCALE) ?? SCALES_KM[0]
  const pins = flat.map(({ x, y }) => ({
    x: Math.round(MAP.width / 2 + (x - middle.x) * unitsPerDegree),
    y: Math.round(MAP.height / 2 + (y - middle.y) * unitsPerDegree),
  }))
  return {
    pins,
    inset: emptiestCorner(pins),
    scale: { kilometres: kilometres ?? 1, length: Math.round((kilometres ?? 1) * unitsPerKilometre) },
    middle: {
      x: share(middle.x / LONGITUDE_SHRINK, COUNTRY.west, COUNTRY.east) * INSET.width,
      y: share(middle.y, -COUNTRY.north, -COUNTRY.south) * INSET.height,
    },
  }
}

function emptiestCorner(pins: PointMapLayout["pins"]): PointMapLayout["inset"] {
  const covered = (corner: PointMapLayout["inset"]) =>
    pins.filter(
      ({ x, y }) =>
        x > corner.x - PIN_RADIUS &&
        x < corner.x + INSET.width + PIN_RADIUS &&
        y > corner.y - PIN_RADIUS &&
        y < corner.y + INSET.height + PIN_RADIUS,
    ).length
  return INSET_CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}

function rangeOf(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

const share = (value: number, from: number, to: number) => (value - from) / (to - from)
