import { type NewPickupPoint, shop } from "@porteka/shop"
import { DEMO_POINTS } from "./table.ts"

type OpeningHours = NewPickupPoint["opening_hours"][number]

const GRAMS_PER_KILOGRAM = 1000
const LOCKER_KILOGRAMS = 25
const SHOP_KILOGRAMS = 15
const LOCKER_SIZE_CM: [number, number, number] = [61, 60, 36]
const SHOP_SIZE_CM: [number, number, number] = [60, 50, 40]
const ALWAYS: OpeningHours[] = [{ from: 1, to: 7, opens: "00:00", closes: "24:00" }]

/** The demo's table as records; a real shop imports its carrier's list. */
export function readDemoPoints(): NewPickupPoint[] {
  return DEMO_POINTS.trim().split("\n").map(toRecord)
}

function toRecord(line: string, index: number): NewPickupPoint {
  const [postalCode = "", city = "", address = "", place = "", where = "", hours = "", ...notes] =
    line.split("|")
  const [latitude, longitude] = where.split(" ").map(Number)
  const isShop = hours !== ""
  return {
    id: `demo-${postalCode}-${String(index + 1).padStart(3, "0")}`,
    provider: shop.delivery.locker.carrier,
    kind: isShop ? "shop" : "locker",
    name: `${shop.delivery.locker.carrier} ${isShop ? "csomagpont" : "automata"} – ${place}`,
    postal_code: postalCode,
    city,
    address,
    opening_hours: isShop ? hours.split(",").map(toHours) : ALWAYS,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    cash_on_delivery: !notes.includes("no cash"),
    max_weight_grams: (isShop ? SHOP_KILOGRAMS : LOCKER_KILOGRAMS) * GRAMS_PER_KILOGRAM,
    max_size_cm: isShop ? SHOP_SIZE_CM : LOCKER_SIZE_CM,
    open: !notes.includes("closed"),
  }
}

/** `1-5 08:00-18:00`: Monday to Friday. */
function toHours(text: string): OpeningHours {
  const [, from, to, opens = "", closes = ""] = /^(\d)-(\d) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  return { from: Number(from), to: Number(to), opens, closes }
}
