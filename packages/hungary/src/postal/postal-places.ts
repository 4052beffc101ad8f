import { foldAccents } from "../language/fold.ts"
import { PLACES } from "./places.ts"
import { isPostalCode } from "./postal-code.ts"
import { readTowns } from "./read-towns.ts"

export interface Place {
  latitude: number
  longitude: number
}

const DISTRICT_DIGITS = 3

/**
 * The approximate location of a postal code: its own town if known, otherwise the nearest code of a known
 * town. Good enough to compare distances, not for maps. Separate from the package's main entry, so that the
 * tables stay on the server.
 *
 * @returns null if the text does not have the format of a postal code
 */
export function roughPlaceOf(code: string): Place | null {
  if (!isPostalCode(code)) return null
  return knownPlaceOf(code) ?? readPlaces().get(nearestKnown(code)) ?? null
}

/** The center of a postal code's own town, or of its district of Budapest; null if unknown. */
export function knownPlaceOf(code: string): Place | null {
  if (!isPostalCode(code)) return null
  return readPlaces().get(code.slice(0, DISTRICT_DIGITS)) ?? placeOfTowns(code) ?? null
}

const KILOMETRES_PER_DEGREE = 111.2
/** The ratio of a degree of longitude to one of latitude at 47° north. */
export const LONGITUDE_SHRINK = 0.68

/** Straight-line distance in kilometers; within Hungary accurate to a few percent. */
export function distanceKm(one: Place, other: Place): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * LONGITUDE_SHRINK
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE
}

/**
 * The town that a text names, with or without accents.
 *
 * @returns its first postal code, null for an unknown name
 */
export function postalCodeOfTown(name: string): string | null {
  const wanted = foldAccents(name.trim())
  for (const [code, towns] of readTowns()) {
    if (towns.some((town) => foldAccents(town) === wanted)) return code
  }
  return null
}

let known: Map<string, Place> | undefined

/** By town, and for Budapest by the first digits of the code. */
function readPlaces(): Map<string, Place> {
  known ??= new Map(
    PLACES.trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [name = "", latitude, longitude] = entry.split(" ")
        return [name, { latitude: Number(latitude), longitude: Number(longitude) }]
      }),
  )
  return known
}

function placeOfTowns(code: string): Place | undefined {
  const town = readTowns()
    .get(code)
    ?.find((name) => readPlaces().has(name))
  return town === undefined ? undefined : readPlaces().get(town)
}

/**
 * Postal codes are assigned by area, starting with the first digit: the more digits are equal, the nearer.
 */
function nearestKnown(code: string): string {
  let best = { name: "", agreeing: -1, apart: Number.POSITIVE_INFINITY }
  for (const [other, towns] of readTowns()) {
    const name = towns.find((town) => readPlaces().has(town))
    if (name === undefined) continue
    const agreeing = agreeingDigits(code, other)
    const apart = Math.abs(Number(code) - Number(other))
    if (agreeing > best.agreeing || (agreeing === best.agreeing && apart < best.apart)) {
      best = { name, agreeing, apart }
    }
  }
  return best.name
}

function agreeingDigits(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}
