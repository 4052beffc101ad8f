import { z } from "@medusajs/framework/zod"
import type { PickupPoint } from "@porteka/commerce-sdk"
import { staffText } from "../../../staff-language/staff-language.ts"
import { type Stretch, toWeek } from "./week.ts"

/** A text of a list, also if it is written as a number; empty if missing. */
export const text = z.union([z.string().trim(), z.number().transform(String)]).catch("")

/** An entry that is no object is read as an empty one, and reported like any other invalid entry. */
export const listEntry = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((entry) => (typeof entry === "object" && entry !== null && !Array.isArray(entry) ? entry : {}))
    .pipe(schema as z.ZodType<z.output<Schema>, object>)

/** The content of a carrier's list: its usable points, and why others were left out. */
export interface PointList {
  points: PickupPoint[]
  /** `row` counts the list's entries from 1. */
  problems: { row: number; message: string }[]
}

/** A file that is not the expected list; the message is for the owner, in Hungarian. */
export class NotAPointListError extends Error {}

/** @throws NotAPointListError */
export function readJson<Schema extends z.ZodType>(content: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new NotAPointListError(
      staffText({
        hu: "A fájl nem JSON: nem a futárszolgálat listája, vagy félbeszakadt a letöltése.",
        en: "The file is no JSON: it is not the carrier's list, or its download broke off.",
      }),
    )
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new NotAPointListError(
      staffText({
        hu: "A fájl nem a futárszolgálat pontlistája.",
        en: "The file is not the carrier's list of points.",
      }),
    )
  return parsed.data
}

/** The common format of the points of all lists, before validation. */
export interface ListedPoint extends Omit<PickupPoint, "opening_hours"> {
  /** By day; 1 is Monday. */
  hours: Map<number, Stretch[]>
}

/**
 * Reads entry by entry: unusable ones are reported, and the others are read.
 *
 * @param toPoint null for an entry that is not for us: another country, out of order; a sentence if it is
 * invalid
 */
export function readEntries<Entry>(
  entries: readonly Entry[],
  toPoint: (entry: Entry) => ListedPoint | string | null,
): PointList {
  const points = new Map<string, PickupPoint>()
  const problems: PointList["problems"] = []
  entries.forEach((entry, index) => {
    const read = toPoint(entry)
    if (read === null) return
    const problem = typeof read === "string" ? read : problemOf(read)
    if (problem) problems.push({ row: index + 1, message: problem })
    else if (typeof read !== "string") points.set(read.id, toPickupPoint(read))
  })
  return { points: [...points.values()], problems }
}

/** Whether a country code, in upper or lower case, is Hungary's. */
export const isHungary = (countryCode: string) => countryCode.toUpperCase() === "HU"

/** The bounding box of Hungary; a point outside is an error in the list, or not deliverable. */
const BOUNDS = { south: 45.7, north: 48.6, west: 16.1, east: 22.95 }

function problemOf({ id, name, postal_code: code, city, latitude, longitude }: ListedPoint): string | null {
  if (!/^[a-z]+-\w[\w-]{0,60}$/.test(id))
    return staffText({ hu: "Az azonosítója hiányzik vagy hibás.", en: "Its id is missing or wrong." })
  if (!/^[1-9]\d{3}$/.test(code))
    return staffText({
      hu: `${name || id}: az irányítószám („${code}”) hibás.`,
      en: `${name || id}: the postal code (“${code}”) is wrong.`,
    })
  if (!name || !city)
    return staffText({
      hu: `${name || id}: a neve vagy a települése hiányzik.`,
      en: `${name || id}: its name or town is missing.`,
    })
  const isInside =
    latitude > BOUNDS.south && latitude < BOUNDS.north && longitude > BOUNDS.west && longitude < BOUNDS.east
  return isInside
    ? null
    : staffText({
        hu: `${name}: a helye (${latitude}; ${longitude}) nem Magyarországon van.`,
        en: `${name}: its place (${latitude}; ${longitude}) is not in Hungary.`,
      })
}

function toPickupPoint({ hours, ...point }: ListedPoint): PickupPoint {
  return { ...point, opening_hours: toWeek(hours) }
}
