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

const DAYS = ["hetfo", "kedd", "szerda", "csutortok", "pentek", "szombat", "vasarnap"] as const
/** The limits of Foxpost's own lockers (its terms of service: size XL, 25 kg). */
const LOCKER = { max_weight_grams: 25_000, max_size_cm: [61, 60, 36] as [number, number, number] }
const NO_LIMIT = { max_weight_grams: null, max_size_cm: null }

const entrySchema = z.object({
  place_id: text,
  operator_id: text,
  name: text,
  country: z.string().catch("hu"),
  zip: text,
  city: text,
  street: text,
  geolat: z.coerce.number().catch(0),
  geolng: z.coerce.number().catch(0),
  variant: text,
  open: z.partialRecord(z.enum(DAYS), text).catch({}),
  paymentOptions: z.array(z.string()).catch([]),
  service: z.array(z.string()).catch(["pick up"]),
  closeDate: text,
})

/**
 * Foxpost's list, `foxplus.json` ("Csomagautomata lista" in its integration guide): its own lockers, and
 * Packeta's points, to which Foxpost delivers, too. Parcels are addressed to an `operator_id`; points of
 * Packeta are identified by their `place_id`.
 *
 * @throws NotAPointListError
 */
export const readFoxpostList = (content: string): PointList =>
  readEntries(readJson(content, z.array(listEntry(entrySchema))), toPoint)

function toPoint(entry: z.output<typeof entrySchema>): ListedPoint | null {
  const { country, closeDate, service, variant } = entry
  if (!isHungary(country) || closeDate !== "" || !service.includes("pick up")) return null
  const isPacketas = variant.startsWith("Packeta")
  return {
    id: `foxpost-${isPacketas ? entry.place_id : entry.operator_id || entry.place_id}`,
    provider: "Foxpost",
    kind: variant === "Packeta Z-Pont" ? "shop" : "locker",
    name: entry.name,
    postal_code: entry.zip,
    city: entry.city,
    address: entry.street,
    latitude: entry.geolat,
    longitude: entry.geolng,
    cash_on_delivery: entry.paymentOptions.length > 0,
    ...(isPacketas ? NO_LIMIT : LOCKER),
    hours: new Map(DAYS.map((day, index) => [index + 1, readStretches(entry.open[day] ?? "")])),
  }
}
