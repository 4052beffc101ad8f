import { type County, countyOf } from "./counties.ts"
import { budapestDistrict, isPostalCode } from "./postal-code.ts"
import { readTowns } from "./read-towns.ts"

export type { County } from "./counties.ts"

export interface PostalCodeInfo {
  code: string
  /**
   * Towns with this code: a single one can be filled in, several are a choice, an empty list is not an error.
   */
  towns: string[]
  county: County
  /** District of Budapest, null elsewhere. */
  district: { number: number; roman: string } | null
  /** False if the code is not in our table: accepted with a warning. */
  known: boolean
}

/**
 * The data of a Hungarian postal code. Separate from the package's main entry, so that the table stays on the
 * server.
 *
 * @returns null if the text does not have the format of a postal code
 */
export function lookUpPostalCode(code: string): PostalCodeInfo | null {
  if (!isPostalCode(code)) return null
  const district = budapestDistrict(code)
  const towns = code.startsWith("1") ? ["Budapest"] : (readTowns().get(code) ?? [])
  const known = code.startsWith("1") ? district !== null : towns.length > 0
  return { code, towns, county: countyOf(code), district, known }
}
