/** A condition of a shipping option, as Medusa stores it. */
export interface Rule {
  attribute: string
  operator: string
  /** A list for `in` and `nin`. */
  value: unknown
}

/** A geographic area of a service zone. */
export interface GeoZone {
  type: string
  country_code: string | null
  province_code: string | null
  city: string | null
  postal_expression: unknown
}

/** A cart's destination in the terms of zones; unknown parts are absent or empty. */
export type Destination = { [Place in Exclude<keyof GeoZone, "type">]?: string | null | undefined }

const isDate = (value: unknown) => Number.isNaN(Number(value)) && !Number.isNaN(Date.parse(String(value)))

/** Two timestamps are compared as such, everything else as numbers. */
const sizesOf = (a: string, b: unknown): [number, number] =>
  isDate(a) && isDate(b) ? [Date.parse(a), Date.parse(String(b))] : [Number(a), Number(b)]

const OPERATORS: Record<string, (actual: string, wanted: unknown) => boolean> = {
  in: (actual, wanted) => (wanted as unknown[]).includes(actual),
  nin: (actual, wanted) => !(wanted as unknown[]).includes(actual),
  eq: (actual, wanted) => actual === wanted,
  ne: (actual, wanted) => actual !== wanted,
  gt: (actual, wanted) => sizesOf(actual, wanted).reduce((a, b) => a - b) > 0,
  gte: (actual, wanted) => sizesOf(actual, wanted).reduce((a, b) => a - b) >= 0,
  lt: (actual, wanted) => sizesOf(actual, wanted).reduce((a, b) => a - b) < 0,
  lte: (actual, wanted) => sizesOf(actual, wanted).reduce((a, b) => a - b) <= 0,
}

/** Whether all rules match, as in Medusa's fulfillment module (2.21.2, `isContextValid`). */
export function matchesRules(rules: readonly Rule[], context: Readonly<Record<string, string>>): boolean {
  return rules.every(({ attribute, operator, value }) =>
    OPERATORS[operator]?.(String(context[attribute]), value),
  )
}

/** The fields that identify a zone of each type, most specific last. */
const PLACES = ["country_code", "province_code", "city", "postal_expression"] as const
const DEPTHS: Record<string, number> = { country: 1, province: 2, city: 3, zip: 4 }

/**
 * Whether one of the zones includes the destination, as in Medusa (2.21.2,
 * `buildGeoZoneConstraintsFromAddress`). Without any address every zone does.
 */
export function includesDestination(zones: readonly GeoZone[], destination: Destination): boolean {
  if (PLACES.every((place) => !destination[place])) return true
  return zones.some((zone) => {
    const places = PLACES.slice(0, DEPTHS[zone.type] ?? 0)
    const last = places.at(-1)
    if (!last || !destination[last]) return false
    return places.every((place) => !destination[place] || zone[place] === destination[place])
  })
}
