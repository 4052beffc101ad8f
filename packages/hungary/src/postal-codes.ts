import { type County, countyOf } from "./postal/counties.ts"
import { TOWNS } from "./postal/towns.ts"
import { budapestDistrict, isPostalCode } from "./postal-code.ts"

export type { County } from "./postal/counties.ts"

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

let townsByCode: Map<string, string[]> | undefined

/**
 * What is known about a Hungarian postal code. Kept apart from the package's main entry, so that the table
 * stays on the server.
 *
 * @returns null when the text has not the form of a postal code
 */
export function lookUpPostalCode(code: string): PostalCodeInfo | null {
  if (!isPostalCode(code)) return null
  const district = budapestDistrict(code)
  townsByCode ??= readTowns()
  const towns = code.startsWith("1") ? ["Budapest"] : (townsByCode.get(code) ?? [])
  const known = code.startsWith("1") ? district !== null : towns.length > 0
  return { code, towns, county: countyOf(code), district, known }
}

function readTowns(): Map<string, string[]> {
  const entries = TOWNS.trim()
    .split(/[|\n]/)
    .flatMap((entry) => {
      const space = entry.indexOf(" ")
      const towns = entry.slice(space + 1).split(",")
      return expandCodes(entry.slice(0, space)).map((code): [string, string[]] => [code, towns])
    })
  return new Map(entries)
}

/** `3500,3515-3517` is 3500, 3515, 3516, 3517. */
function expandCodes(codes: string): string[] {
  return codes.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  })
}
