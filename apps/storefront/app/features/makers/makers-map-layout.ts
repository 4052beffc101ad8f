import { COUNTRY, LONGITUDE_SHRINK } from "#app/ui/map/country-box.ts"

/** The Carpathian Basin with its mountains, in degrees; the admin refuses coordinates outside. */
const BASIN = { west: 15.8, east: 26.4, south: 44.6, north: 49.7 }
const UNITS_PER_DEGREE = 100

interface MapPlace {
  latitude: number
  longitude: number
}

interface MapPoint {
  x: number
  y: number
}

/** The position of a place on the map, with north at the top. */
const onBasin = ({ latitude, longitude }: MapPlace): MapPoint => ({
  x: Math.round((longitude - BASIN.west) * LONGITUDE_SHRINK * UNITS_PER_DEGREE),
  y: Math.round((BASIN.north - latitude) * UNITS_PER_DEGREE),
})

const corner = onBasin({ latitude: BASIN.south, longitude: BASIN.east })
export const BASIN_SIZE = { width: corner.x, height: corner.y }

const northWest = onBasin({ latitude: COUNTRY.north, longitude: COUNTRY.west })
const southEast = onBasin({ latitude: COUNTRY.south, longitude: COUNTRY.east })
/** The position of the country's outline. */
export const COUNTRY_ON_BASIN = {
  ...northWest,
  width: southEast.x - northWest.x,
  height: southEast.y - northWest.y,
}

/** Pins closer than this overlap. */
export const PIN_DISTANCE = 26

/** Overlapping pins are moved apart, as little as possible: makers of one town are side by side. */
export function layOutPins(places: readonly MapPlace[]): MapPoint[] {
  const placed: MapPoint[] = []
  for (const place of places) placed.push(freeSpot(onBasin(place), placed))
  return placed
}

const DIRECTIONS = 8

/** The point itself, or the nearest free one on rings around it. */
function freeSpot(wanted: MapPoint, taken: readonly MapPoint[]): MapPoint {
  const isFree = ({ x, y }: MapPoint) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= PIN_DISTANCE)
  // Each ring has room for as many pins as there are directions, so this number of rings is enough.
  for (let ring = 0; ring <= taken.length + 1; ring += 1) {
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const angle = (direction * 2 * Math.PI) / DIRECTIONS
      const spot = {
        x: inside(wanted.x + Math.cos(angle) * ring * PIN_DISTANCE, BASIN_SIZE.width),
        y: inside(wanted.y + Math.sin(angle) * ring * PIN_DISTANCE, BASIN_SIZE.height),
      }
      if (isFree(spot)) return spot
    }
  }
  return wanted
}

const inside = (value: number, size: number) =>
  Math.round(Math.min(size - PIN_DISTANCE / 2, Math.max(PIN_DISTANCE / 2, value)))

type Line = readonly (readonly [longitude: number, latitude: number])[]

const pointsOf = (line: Line) => line.map(([longitude, latitude]) => onBasin({ latitude, longitude }))

/** A line with an accuracy of about ten kilometers, with rounded corners. */
function curveOf(line: Line): string {
  const points = pointsOf(line)
  const last = points.at(-1)
  const bends = points.slice(1, -1).map(({ x, y }, index) => {
    const next = points[index + 2] ?? { x, y }
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${points[0]?.x} ${points[0]?.y}${bends.join("")}L${last?.x} ${last?.y}`
}

const PEAK_DISTANCE = 22
const PEAK = { half: 9, height: 15 }

/** Peaks side by side along a line, like mountains on old maps. */
function peaksAlong(line: Line): string {
  const points = pointsOf(line)
  const peaks: string[] = []
  let left = 0
  for (const [index, { x, y }] of points.slice(1).entries()) {
    const from = points[index] ?? { x, y }
    const length = Math.hypot(x - from.x, y - from.y)
    for (; left < length; left += PEAK_DISTANCE) {
      const [px, py] = [from.x + ((x - from.x) * left) / length, from.y + ((y - from.y) * left) / length]
      peaks.push(
        `M${Math.round(px - PEAK.half)} ${Math.round(py + PEAK.height / 2)}l${PEAK.half}-${PEAK.height}l${PEAK.half} ${PEAK.height}`,
      )
    }
    left -= length
  }
  return peaks.join("")
}

/** The arc of the Carpathians, from the Danube at Bratislava to the Iron Gates. */
export const MOUNTAINS = peaksAlong([
  [17.1, 48.25],
  [17.5, 48.7],
  [18.1, 49.1],
  [18.9, 49.4],
  [19.6, 49.35],
  [20.2, 49.18],
  [21, 49.35],
  [21.8, 49.35],
  [22.6, 49.1],
  [23.3, 48.75],
  [24.1, 48.4],
  [24.6, 48],
  [25, 47.55],
  [25.3, 47.1],
  [25.8, 46.6],
  [26.2, 46],
  [26, 45.6],
  [25.4, 45.45],
  [24.6, 45.6],
  [23.7, 45.5],
  [22.9, 45.35],
  [22.4, 45],
  [22.3, 44.75],
])

export const RIVERS = [
  // The Danube and the Tisza.
  curveOf([
    [15.8, 48.38],
    [16.4, 48.22],
    [17.1, 48.14],
    [17.75, 47.75],
    [18.3, 47.75],
    [18.75, 47.82],
    [18.95, 47.8],
    [19.05, 47.5],
    [18.9, 46.9],
    [18.85, 46.2],
    [18.95, 45.75],
    [19.05, 45.3],
    [19.85, 45.25],
    [20.4, 44.85],
    [21.3, 44.78],
    [21.7, 44.65],
  ]),
  curveOf([
    [24.2, 48.05],
    [23.4, 48.1],
    [22.8, 48.1],
    [22.25, 48.4],
    [21.7, 48.2],
    [21.2, 47.95],
    [20.7, 47.6],
    [20.2, 47.18],
    [20.15, 46.7],
    [20.15, 46.25],
    [20.05, 45.75],
    [20.3, 45.15],
  ]),
]

/** Lake Balaton. */
export const BALATON = curveOf([
  [17.27, 46.73],
  [17.7, 46.87],
  [18.12, 47.02],
])
