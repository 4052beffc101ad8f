import { type DeskOrder, deliveryOf, isFee, pickupPointOf } from "@porteka/commerce-sdk"
import { budapestDay, budapestTime, countryName, fullName, isAbroad } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { idAtCarrier } from "../../modules/pickup-point/carrier-lists.ts"
import type { Columns } from "../../records/csv.ts"

interface Address {
  first_name: string | null
  last_name: string | null
  company: string | null
  postal_code: string | null
  city: string | null
  address_1: string | null
  address_2: string | null
  country_code: string | null
  phone: string | null
  metadata: { tax_number?: string } | null
}

interface ExportedLine {
  id: string
  metadata: Record<string, unknown> | null
  created_at: string | Date
  title: string
  product_title: string | null
  product_id: string | null
  variant_title: string | null
  variant_sku: string | null
  quantity: number
  unit_price: number
  total: number
}

export interface ExportedOrder {
  id: string
  metadata: Record<string, unknown> | null
  items: ExportedLine[]
  shipping_methods: { name: string; total: number; data: Record<string, unknown> | null }[]
  shipping_address: Address | null
  billing_address: Address | null
  fulfillments: { canceled_at: string | null; labels: { tracking_number: string }[] }[]
}

/** A line with its order. */
export interface ExportedRow {
  desk: DeskOrder
  order: ExportedOrder
  line: ExportedLine
  /** The chosen variant; absent for a product without choices. */
  variant: string | null | undefined
  /** The numbers of the order's invoices. */
  invoices: string
}

const STAGES: Record<DeskOrder["stage"], string> = {
  problem: "teendő van vele",
  to_pay: "fizetésre vár",
  to_pack: "csomagolandó",
  to_ship: "feladandó",
  under_way: "úton",
  done: "kész",
  cancelled: "törölve",
}

const METHODS: Record<string, string> = {
  card: "bankkártya",
  bank_transfer: "banki átutalás",
  cash_on_delivery: "utánvét",
}

/** An order that a gift card or a discount covers has a method that nobody chose. */
const wayToPay = ({ method, total, paid }: DeskOrder) =>
  total === 0 && paid === 0 ? "nincs fizetnivaló" : (METHODS[method ?? ""] ?? method ?? "")

/** What transfers have brought beside the payments, as on the order's page: parts, and what has to go back. */
const heldOf = ({ is_cancelled, received_in_part: received, transfer_to_return: spare }: DeskOrder) =>
  is_cancelled ? spare : received + spare

/** New columns are the last, because bookkeepers and carriers refer to the others by their place. */
export const EXPORT_COLUMNS: Columns<ExportedRow> = [
  ["Rendelésszám", ({ desk }) => desk.display_id],
  ["Rendelés napja", ({ desk }) => budapestDay(desk.created_at)],
  ["Időpont", ({ desk }) => timeOf(desk.created_at)],
  ["Állapot", ({ desk }) => STAGES[desk.stage]],
  ["Vevő", ({ desk }) => desk.name],
  ["E-mail", ({ desk }) => desk.email ?? ""],
  ["Telefon", ({ order }) => order.shipping_address?.phone ?? ""],
  ["Fizetési mód", ({ desk }) => wayToPay(desk)],
  ["Végösszeg", ({ desk }) => desk.total],
  ["Befizetve", ({ desk }) => desk.paid + heldOf(desk)],
  ["Visszatérítve", ({ desk }) => desk.refunded],
  ["Még fizetendő", ({ desk }) => desk.due - heldOf(desk)],
  ["Szállítási mód", ({ order }) => deliveryOf(order.shipping_methods)?.name ?? ""],
  ["Szállítási díj", ({ order }) => Math.round(Number(deliveryOf(order.shipping_methods)?.total ?? 0))],
  ["Utánvét díja", ({ order }) => Math.round(Number(order.shipping_methods.find(isFee)?.total ?? 0))],
  ["Átvevő", ({ order }) => nameOf(order.shipping_address)],
  ["Irányítószám", ({ order }) => order.shipping_address?.postal_code ?? ""],
  ["Település", ({ order }) => order.shipping_address?.city ?? ""],
  ["Cím", ({ order }) => streetOf(order.shipping_address)],
  ["Átvételi pont szolgáltatója", ({ order }) => pointOf(order)?.carrier ?? ""],
  ["Átvételi pont kódja", ({ order }) => idAtCarrier(pointOf(order)?.id ?? "")],
  ["Átvételi pont", ({ order }) => pointAddressOf(order)],
  ["Számlázási név", ({ order }) => nameOf(billingOf(order))],
  ["Cég", ({ order }) => billingOf(order)?.company ?? ""],
  ["Adószám", ({ order }) => billingOf(order)?.metadata?.tax_number ?? ""],
  ["Számlázási irányítószám", ({ order }) => billingOf(order)?.postal_code ?? ""],
  ["Számlázási település", ({ order }) => billingOf(order)?.city ?? ""],
  ["Számlázási cím", ({ order }) => streetOf(billingOf(order))],
  ["Számlák", ({ invoices }) => invoices],
  ["Csomagszám", ({ order }) => parcelNumbersOf(order)],
  ["Megjegyzés", ({ order: { metadata } }) => (typeof metadata?.notes === "string" ? metadata.notes : "")],
  ["Cikkszám", ({ line }) => line.variant_sku ?? ""],
  ["Termék", ({ line }) => line.product_title ?? line.title],
  ["Változat", ({ variant }) => variant ?? ""],
  ["Mennyiség", ({ line }) => Number(line.quantity)],
  ["Egységár", ({ line }) => Number(line.unit_price)],
  ["Tétel összesen", ({ line }) => Math.round(Number(line.total))],
  ["Számlázási ország", ({ order }) => billingCountry(order)],
]

const pointOf = ({ shipping_methods: methods }: ExportedOrder) => pickupPointOf(deliveryOf(methods)?.data)

const billingOf = ({ billing_address: billing, shipping_address: shipping }: ExportedOrder) =>
  billing ?? shipping

/** Only of another country. */
function billingCountry({ billing_address: billing }: ExportedOrder): string {
  const code = billing?.country_code ?? ""
  return isAbroad(code) ? countryName(code, DEFAULT_LOCALE) : ""
}

function pointAddressOf(order: ExportedOrder): string {
  const point = pointOf(order)
  if (!point) return ""
  return [point.name, `${point.postal_code} ${point.city}`.trim(), point.address].filter(Boolean).join(", ")
}

function parcelNumbersOf({ fulfillments }: ExportedOrder): string {
  const parcels = (fulfillments ?? []).filter(({ canceled_at: canceledAt }) => !canceledAt)
  return parcels
    .flatMap(({ labels }) => (labels ?? []).map(({ tracking_number: number }) => number))
    .filter(Boolean)
    .join(", ")
}

const timeOf = (moment: string) => {
  const { hour, minute } = budapestTime(moment)
  return `${hour}:${String(minute).padStart(2, "0")}`
}

const nameOf = (address: Address | null) => fullName(address ?? {}, DEFAULT_LOCALE)

const streetOf = (address: Address | null) =>
  [address?.address_1, address?.address_2].filter(Boolean).join(" ")
