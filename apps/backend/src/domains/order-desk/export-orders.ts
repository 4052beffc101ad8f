import type { MedusaContainer } from "@medusajs/framework/types"
import { type DeskOrder, isFee } from "@porteka/commerce-sdk"
import { budapestDay, budapestTime, countryName, fullName, isAbroad } from "@porteka/hungary"
import { inLineOrder } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { idAtCarrier } from "../../modules/pickup-point/carrier-lists.ts"
import { writeCsv } from "../../records/csv.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { AMOUNTS_OF_LINES } from "../orders/order-fields.ts"
import { chosenVariant, readOrderedProducts } from "../orders/read-ordered-products.ts"
import { listAllDeskOrders } from "./desk-orders.ts"

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

interface ExportedOrder {
  id: string
  metadata: Record<string, unknown> | null
  items: {
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
  }[]
  shipping_methods: { name: string; total: number; data: Record<string, unknown> | null }[]
  shipping_address: Address | null
  billing_address: Address | null
  fulfillments: { canceled_at: string | null; labels: { tracking_number: string }[] }[]
}

const FIELDS = [
  ...["id", "metadata", "shipping_address.*", "billing_address.*"],
  ...AMOUNTS_OF_LINES,
  ...["fulfillments.canceled_at", "fulfillments.labels.tracking_number"],
]

/** Number of orders read with one query. */
const BATCH_SIZE = 50

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

const HEAD = [
  ...["Rendelésszám", "Rendelés napja", "Időpont", "Állapot", "Vevő", "E-mail", "Telefon"],
  ...["Fizetési mód", "Végösszeg", "Befizetve", "Visszatérítve", "Még fizetendő"],
  ...["Szállítási mód", "Szállítási díj", "Utánvét díja"],
  ...["Átvevő", "Irányítószám", "Település", "Cím"],
  ...["Átvételi pont szolgáltatója", "Átvételi pont kódja", "Átvételi pont"],
  ...[
    "Számlázási név",
    "Cég",
    "Adószám",
    "Számlázási irányítószám",
    "Számlázási település",
    "Számlázási cím",
  ],
  ...["Számlák", "Csomagszám", "Megjegyzés"],
  ...["Cikkszám", "Termék", "Változat", "Mennyiség", "Egységár", "Tétel összesen"],
  "Számlázási ország",
]

/** Every order line with its order's data: for bookkeeping and carriers. */
export async function exportOrders(container: MedusaContainer, days: number): Promise<string> {
  const desks = await listAllDeskOrders(container, days)
  const rows: (string | number)[][] = []
  for (let start = 0; start < desks.length; start += BATCH_SIZE) {
    const batch = desks.slice(start, start + BATCH_SIZE)
    const ids = batch.map(({ id }) => id)
    const orders = await readRecords<ExportedOrder>(container, {
      entity: "order",
      fields: FIELDS,
      filters: { id: ids },
    })
    const invoices = await readInvoiceNumbers(container, ids)
    const products = await readOrderedProducts(container, { items: orders.flatMap(({ items }) => items) })
    const byId = new Map(orders.map((order) => [order.id, order]))
    for (const desk of batch) {
      const order = byId.get(desk.id)
      if (!order) continue
      const common = ofOrder(desk, order, invoices.get(desk.id) ?? "")
      for (const item of inLineOrder(order.items)) {
        const { product_title: product, title, variant_sku: sku, quantity, unit_price: price, total } = item
        rows.push([
          ...common,
          ...[sku ?? "", product ?? title, chosenVariant(item, products) ?? ""],
          ...[Number(quantity), Number(price), Math.round(Number(total))],
          billingCountry(order),
        ])
      }
    }
  }
  return writeCsv([HEAD, ...rows])
}

function ofOrder(desk: DeskOrder, order: ExportedOrder, invoices: string): (string | number)[] {
  const { shipping_address: shipping, metadata } = order
  const billing = order.billing_address ?? shipping
  const delivery = order.shipping_methods.find((method) => !isFee(method))
  const fee = order.shipping_methods.find(isFee)
  const text = (key: string) => (typeof delivery?.data?.[key] === "string" ? delivery.data[key] : "")
  const point = [
    text("pickup_point_name"),
    [text("pickup_point_postal_code"), text("pickup_point_city")].join(" ").trim(),
    text("pickup_point_address"),
  ]
  const parcels = (order.fulfillments ?? []).filter(({ canceled_at: canceledAt }) => !canceledAt)
  return [
    ...[desk.display_id, budapestDay(desk.created_at), timeOf(desk.created_at), STAGES[desk.stage]],
    ...[desk.name, desk.email ?? "", shipping?.phone ?? ""],
    ...[METHODS[desk.method ?? ""] ?? desk.method ?? "", desk.total, desk.paid, desk.refunded, desk.due],
    ...[delivery?.name ?? "", Math.round(Number(delivery?.total ?? 0)), Math.round(Number(fee?.total ?? 0))],
    ...[nameOf(shipping), ...placeOf(shipping)],
    ...[
      text("pickup_point_provider"),
      idAtCarrier(text("pickup_point_id")),
      point.filter(Boolean).join(", "),
    ],
    ...[nameOf(billing), billing?.company ?? "", billing?.metadata?.tax_number ?? "", ...placeOf(billing)],
    invoices,
    parcels
      .flatMap(({ labels }) => (labels ?? []).map(({ tracking_number: number }) => number))
      .filter(Boolean)
      .join(", "),
    typeof metadata?.notes === "string" ? metadata.notes : "",
  ]
}

/** Only of another country. */
function billingCountry({ billing_address: billing }: ExportedOrder): string {
  const code = billing?.country_code ?? ""
  return isAbroad(code) ? countryName(code, DEFAULT_LOCALE) : ""
}

const timeOf = (moment: string) => {
  const { hour, minute } = budapestTime(moment)
  return `${hour}:${String(minute).padStart(2, "0")}`
}

const nameOf = (address: Address | null) => fullName(address ?? {}, DEFAULT_LOCALE)

const placeOf = (address: Address | null) => [
  address?.postal_code ?? "",
  address?.city ?? "",
  [address?.address_1, address?.address_2].filter(Boolean).join(" "),
]

async function readInvoiceNumbers(
  container: MedusaContainer,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queryRows<{ order_id: string; numbers: string }>(
    container,
    `select order_id, string_agg(number, ', ' order by issued_at) as numbers from invoice
        where number is not null and order_id = any(?) group by order_id`,
    [[...orderIds]],
  )
  return new Map(rows.map(({ order_id: id, numbers }) => [id, numbers]))
}
