import { type County, countyOf } from "./counties.ts"
import { budapestDistrict, isPostalCode } from "./postal-code.ts"
import { readTowns } from "./read-towns.ts"

export type { County } from "./counties.ts"

export interface PostalCodeInfo {
  code: string
  /** Places with this code: one can be filled in, several are a choice, none is no fault. */
  towns: string[]
  county: County
  /** District of Budapest, null elsewhere. */
  district: { number: number; roman: string } | null
  /** False when the code is not in our table: allowed, with a soft warning. */
  known: boolean
}

/**
 * What is known about a Hungarian postal code. Kept apart from the package's main entry, so that the table
 * stays on the server.
 *
 * @returns null when the text has not the form of a postal code
 */
export function lookUpPostalCode(code: string): PostalCodeInfo | null {
  if (!isPostalCode(code)) return null
  const district = budapestDistrict(code)
  const towns = code.startsWith("1") ? ["Budapest"] : (readTowns().get(code) ?? [])
  const known = code.startsWith("1") ? district !== null : towns.length > 0
  return { code, towns, county: countyOf(code), district, known }
}
