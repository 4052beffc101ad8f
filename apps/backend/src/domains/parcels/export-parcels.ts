import type { MedusaContainer } from "@medusajs/framework/types"
import { carrierName, parsePhone } from "@porteka/hungary"
import { type Columns, csvOf } from "../../records/csv.ts"
import { oneLine } from "../input-fields.ts"
import { cashOf } from "../order-desk/cash-of.ts"
import { readOrderToSend } from "./read-order-to-send.ts"
import { carrierOf, destinationOf, type OrderToSend } from "./to-parcel.ts"

const GRAMS_PER_KILOGRAM = 1000

interface ParcelRow {
  order: OrderToSend
  carrier: string
  number: number
  notes: string | null
}

/** Documented in docs/editing.md: on a carrier's upload page the columns are mapped once. */
export const PARCEL_COLUMNS: Columns<ParcelRow> = [
  ["Hivatkozás", ({ number }) => number],
  ["Szállító", ({ carrier }) => carrierName(carrier)],
  ["Átvevő neve", ({ order }) => order.desk.name],
  ["Telefon", ({ order }) => phoneOf(order)],
  ["E-mail", ({ order }) => order.desk.email ?? ""],
  ["Ország", ({ order }) => (order.desk.address?.country_code ?? "hu").toUpperCase()],
  ["Irányítószám", ({ order }) => destinationOf(order.desk)?.postal_code ?? ""],
  ["Település", ({ order }) => destinationOf(order.desk)?.city ?? ""],
  ["Cím", ({ order }) => destinationOf(order.desk)?.street ?? ""],
  ["Átvételi pont kódja", ({ order }) => order.desk.pickup_point?.code ?? ""],
  ["Átvételi pont neve", ({ order }) => order.desk.pickup_point?.name ?? ""],
  ["Utánvét (Ft)", ({ order }) => cashOf(order.desk) ?? 0],
  ["Tömeg (kg)", ({ order }) => kilogramsOf(order)],
  // Carriers read one line for each parcel.
  ["Megjegyzés", ({ notes }) => oneLine(notes ?? "")],
]

/** The chosen orders that a carrier delivers, one row each. @throws 404 */
export async function exportParcels(container: MedusaContainer, ids: readonly string[]): Promise<string> {
  const rows: ParcelRow[] = []
  for (const id of ids) {
    const order = await readOrderToSend(container, id)
    const { display_id: number, notes } = order.desk
    const row = toParcelRow(order, { number, notes })
    if (row) rows.push(row)
  }
  return csvOf(PARCEL_COLUMNS, rows)
}

/** @returns null for orders collected in the shop or canceled */
export function toParcelRow(
  order: OrderToSend,
  about: Pick<ParcelRow, "number" | "notes">,
): ParcelRow | null {
  const carrier = carrierOf(order)
  return carrier === null || order.desk.stage === "cancelled" ? null : { order, carrier, ...about }
}

/** Without the plus sign, which a spreadsheet would take for a formula. */
function phoneOf({ desk }: OrderToSend): string {
  const phone = parsePhone(desk.phone ?? "")
  return phone.ok ? phone.e164.slice(1) : (desk.phone ?? "")
}

const kilogramsOf = ({ grams }: OrderToSend) =>
  grams > 0 ? String(grams / GRAMS_PER_KILOGRAM).replace(".", ",") : ""
