import { z } from "@medusajs/framework/zod"
import {
  isHungary,
  type ListedPoint,
  listEntry,
  type PointList,
  readEntries,
  readJson,
  text,
} from "./point-list.ts"
import { readStretches } from "./week.ts"

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const
const ACTIVE = 1
const GRAMS_PER_KILOGRAM = 1000

const entrySchema = z.object({
  id: text,
  name: text,
  street: text,
  city: text,
  zip: text,
  country: text,
  status: z
    .union([
      z.coerce.number(),
      z.object({ statusId: z.coerce.number() }).transform(({ statusId }) => statusId),
    ])
    .catch(0),
  displayFrontend: z.union([z.boolean(), z.coerce.number().transform(Boolean)]).catch(true),
  latitude: z.coerce.number().catch(0),
  longitude: z.coerce.number().catch(0),
  maxWeight: z.coerce.number().catch(0),
  type: text,
  codAllowed: z.boolean().catch(true),
  openingHours: z.object({ regular: z.partialRecord(z.enum(DAYS), text) }).catch({ regular: {} }),
})
/** The list's URL determines which of the two formats is sent. */
const listSchema = z.union([
  z.array(listEntry(entrySchema)),
  z.object({
    data: z.union([z.array(listEntry(entrySchema)), z.record(z.string(), listEntry(entrySchema))]),
  }),
])

/**
 * Packeta's list of branches or Z-BOXes (its feed of pickup points, version 5).
 *
 * @throws NotAPointListError
 */
export function readPacketaList(content: string): PointList {
  const list = readJson(content, listSchema)
  return readEntries(Object.values(Array.isArray(list) ? list : list.data), toPoint)
}

function toPoint(entry: z.output<typeof entrySchema>): ListedPoint | null {
  if (!isHungary(entry.country) || entry.status !== ACTIVE || !entry.displayFrontend) return null
  const { regular } = entry.openingHours
  return {
    id: `packeta-${entry.id}`,
    provider: "Packeta",
    kind: entry.type === "zbox" ? "locker" : "shop",
    name: entry.name,
    postal_code: entry.zip.replace(/\s/g, ""),
    city: entry.city,
    address: entry.street,
    latitude: entry.latitude,
    longitude: entry.longitude,
    cash_on_delivery: entry.codAllowed,
    max_weight_grams: entry.maxWeight > 0 ? entry.maxWeight * GRAMS_PER_KILOGRAM : null,
    max_size_cm: null,
    hours: new Map(DAYS.map((day, index) => [index + 1, readStretches(regular[day] ?? "")])),
  }
}
