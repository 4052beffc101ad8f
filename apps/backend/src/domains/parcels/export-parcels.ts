import type { MedusaContainer } from "@medusajs/framework/types"
import { carrierName, parsePhone } from "@porteka/hungary"
import { writeCsv } from "../../records/csv.ts"
import { cashOf } from "../order-desk/cash-of.ts"
import { readOrderToSend } from "./read-order-to-send.ts"
import { carrierOf, destinationOf, type OrderToSend } from "./to-parcel.ts"

const GRAMS_PER_KILOGRAM = 1000

/** Documented in docs/editing.md: on a carrier's upload page the columns are mapped once. */
const HEAD = [
  ...["Hivatkozás", "Szállító", "Átvevő neve", "Telefon", "E-mail", "Ország", "Irányítószám", "Település"],
  ...["Cím", "Átvételi pont kódja", "Átvételi pont neve", "Utánvét (Ft)", "Tömeg (kg)", "Megjegyzés"],
]

/** The chosen orders that a carrier delivers, one row each. @throws 404 */
export async function exportParcels(container: MedusaContainer, ids: readonly string[]): Promise<string> {
  const rows: (string | number)[][] = []
  for (const id of ids) {
    const order = await readOrderToSend(container, id)
    const { display_id: number, notes } = order.desk
    const row = toParcelRow(order, { number, notes })
    if (row) rows.push(row)
  }
  return writeCsv([HEAD, ...rows])
}

/** @returns null for orders collected in the shop or cancelled */
export function toParcelRow(
  order: OrderToSend,
  { number, notes }: { number: number; notes: string | null },
): (string | number)[] | null {
  const { desk, grams } = order
  const carrier = carrierOf(order)
  if (carrier === null || desk.stage === "cancelled") return null
  const { address, pickup_point: point } = desk
  const destination = destinationOf(desk)
  const phone = parsePhone(desk.phone ?? "")
  return [
    ...[number, carrierName(carrier), desk.name],
    // Without the plus sign, which a spreadsheet would take for a formula.
    ...[phone.ok ? phone.e164.slice(1) : (desk.phone ?? ""), desk.email ?? ""],
    ...[
      (address?.country_code ?? "hu").toUpperCase(),
      destination?.postal_code ?? "",
      destination?.city ?? "",
    ],
    destination?.street ?? "",
    ...[point?.code ?? "", point?.name ?? "", cashOf(desk) ?? 0],
    ...[grams > 0 ? String(grams / GRAMS_PER_KILOGRAM).replace(".", ",") : "", notes ?? ""],
  ]
}
