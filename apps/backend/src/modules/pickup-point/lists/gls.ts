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
import { type Stretch, toStretch } from "./week.ts"

const entrySchema = z.object({
  id: text,
  name: text,
  type: text,
  contact: z
    .object({ countryCode: z.string().catch("HU"), postalCode: text, city: text, address: text })
    .catch({ countryCode: "HU", postalCode: "", city: "", address: "" }),
  location: z.tuple([z.coerce.number(), z.coerce.number()]).catch([0, 0]),
  /** `[1, "08:00", "18:00"]`: Monday. */
  hours: z.array(z.tuple([z.number(), z.string(), z.string()]).rest(z.unknown())).catch([]),
  features: z.array(z.string()).catch([]),
  lockerSaturation: text,
})

/**
 * GLS's list of parcel shops and lockers, `deliveryPoints/hu.json` of its map. Points that are out of order
 * or accept no deliveries are left out.
 *
 * @throws NotAPointListError
 */
export const readGlsList = (content: string): PointList =>
  readEntries(readJson(content, z.object({ items: z.array(listEntry(entrySchema)) })).items, toPoint)

function toPoint(entry: z.output<typeof entrySchema>): ListedPoint | null {
  const { contact, features, location, hours } = entry
  if (!isHungary(contact.countryCode) || !features.includes("delivery")) return null
  if (entry.lockerSaturation === "outOfOrder") return null
  const days = new Map<number, Stretch[]>()
  for (const [day, opens, closes] of hours) {
    const stretch = toStretch(opens, closes)
    if (stretch) days.set(day, [...(days.get(day) ?? []), stretch])
  }
  return {
    id: `gls-${entry.id}`,
    provider: "GLS",
    kind: entry.type === "parcel-locker" ? "locker" : "shop",
    name: entry.name,
    postal_code: contact.postalCode,
    city: contact.city,
    address: contact.address,
    latitude: location[0],
    longitude: location[1],
    cash_on_delivery: features.includes("acceptsCard") || features.includes("acceptsCash"),
    max_weight_grams: null,
    max_size_cm: null,
    hours: days,
  }
}
