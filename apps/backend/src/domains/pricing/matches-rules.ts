/** A condition of a shipping option, as Medusa stores it. */
export interface Rule {
  attribute: string
  operator: string
  /** A list for `in` and `nin`. */
  value: unknown
}

/** A part of the world that a service zone reaches. */
export interface GeoZone {
  type: string
  country_code: string | null
  province_code: string | null
  city: string | null
  postal_expression: unknown
}

/** Where a cart goes, in the words of zones; what is not known is absent or empty. */
export type Destination = { [Place in Exclude<keyof GeoZone, "type">]?: string | null | undefined }

const isDate = (value: unknown) => Number.isNaN(Number(value)) && !Number.isNaN(Date.parse(String(value)))

/** Two moments are compared as such, all else as numbers. */
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

/** Whether all rules hold, as Medusa's fulfillment module judges them (2.21.2, `isContextValid`). */
export function matchesRules(rules: readonly Rule[], context: Readonly<Record<string, string>>): boolean {
  return rules.every(({ attribute, operator, value }) =>
    OPERATORS[operator]?.(String(context[attribute]), value),
  )
}

/** What a zone of each type names, the last of it always. */
const PLACES = ["country_code", "province_code", "city", "postal_expression"] as const
const DEPTHS: Record<string, number> = { country: 1, province: 2, city: 3, zip: 4 }

/**
 * Whether one of the zones reaches the destination, as Medusa looks them up (2.21.2,
 * `buildGeoZoneConstraintsFromAddress`). Without any address every zone does.
 */
export function reaches(zones: readonly GeoZone[], destination: Destination): boolean {
  if (PLACES.every((place) => !destination[place])) return true
  return zones.some((zone) => {
    const places = PLACES.slice(0, DEPTHS[zone.type] ?? 0)
    const last = places.at(-1)
    if (!last || !destination[last]) return false
    return places.every((place) => !destination[place] || zone[place] === destination[place])
  })
}
