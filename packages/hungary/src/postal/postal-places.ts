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
 * Roughly where a postal code lies: its own town where we know it, else the nearest code of a town we know.
 * Good for saying what is nearer, not for maps. Kept apart from the package's main entry, so that the tables stay
 * on the server.
 *
 * @returns null when the text has not the form of a postal code
 */
export function roughPlaceOf(code: string): Place | null {
  if (!isPostalCode(code)) return null
  return knownPlaceOf(code) ?? readPlaces().get(nearestKnown(code)) ?? null
}

/** The middle of a postal code's own town, or of its district of Budapest; null where we do not know it. */
export function knownPlaceOf(code: string): Place | null {
  if (!isPostalCode(code)) return null
  return readPlaces().get(code.slice(0, DISTRICT_DIGITS)) ?? placeOfTowns(code) ?? null
}

const KILOMETRES_PER_DEGREE = 111.2
/** A degree of longitude is so much shorter than one of latitude at 47° north. */
export const LONGITUDE_SHRINK = 0.68

/** As the crow flies, in kilometres; inside Hungary exact to a few per cent. */
export function distanceKm(one: Place, other: Place): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * LONGITUDE_SHRINK
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE
}

/**
 * The town a text names, with or without accents.
 *
 * @returns its first postal code, null for a name we do not know
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

/** Postal codes are given out by area, from the first digit on: the more of them agree, the nearer. */
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
