import type { WatchReason } from "@porteka/commerce-sdk/wire"
import { addressLines, formatDateTime, formatMoney, formatPhone, isAbroad } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { type Block, button, type FactRow, facts, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import type { OrderInEmail, PaymentMethod } from "../order-in-email.ts"
import { renderStaffEmail, summaryOf } from "../render-staff-email.ts"
import { itemLines, totalLines } from "../texts/order-lines.ts"

/** Informs the staff about a new order. In Hungarian only, because it is internal. */
export interface OwnerOrderProps extends EmailProps {
  order: OrderInEmail
  /** Why the order needs a check. */
  watch: readonly WatchReason[]
  admin_url: string
}

/** Many orders within a short time, in one e-mail. */
export interface OwnerOrdersProps extends EmailProps {
  orders: { display_id: number | string; name: string; total: number; currency_code: string }[]
  admin_url: string
}

const METHODS: Record<PaymentMethod | "agreed" | "nothing", string> = {
  card: "bankkártyával kifizetve",
  bank_transfer: "banki átutalás: az összeg beérkezésére vár",
  cash_on_delivery: "utánvét",
  agreed: "a fizetés megbeszélés szerint",
  nothing: "nincs fizetnivaló",
}

const WATCH: Record<WatchReason, string> = {
  high_amount: "nagy összegű, és még nincs kifizetve",
  many_pieces: "sok darab van benne, és még nincs kifizetve",
  other_unpaid: "a vásárlónak más kifizetetlen rendelése is van",
  shared_phone: "ezzel a telefonszámmal más e-mail-címről is van kifizetetlen rendelés",
  odd_details: "a név vagy a cím nem tűnik valódinak",
}

/** Lists the items, the payment method and the delivery. */
export function renderOwnerOrder(props: OwnerOrderProps): RenderedEmail {
  const { order, watch, admin_url } = props
  const number = String(order.display_id)
  const total = formatMoney(order.total, order.currency_code, DEFAULT_LOCALE)
  const payment = METHODS[order.total === 0 ? "nothing" : (order.payment_method ?? "agreed")]
  const billing = order.billing_address ?? order.shipping_address
  const phone = order.shipping_address.phone
  const rows: FactRow[] = [
    ["Rendelésszám", number],
    ["Megrendelve", formatDateTime(order.created_at, DEFAULT_LOCALE)],
    ["Vásárló", [billing.last_name, billing.first_name].filter(Boolean).join(" ")],
    ["E-mail-cím", order.email],
    ["Fizetés", payment],
    ["Szállítás", order.delivery.name],
    ...whereRows(order),
    ["Telefon", phone && formatPhone(phone)],
    ["Cég", billing.company],
    ["Megjegyzés", order.notes],
  ]
  const opening = `Új rendelés érkezett: ${total}, ${payment}.`
  const blocks: Block[] = [
    paragraph(opening),
    ...(watch.length > 0
      ? [
          paragraph(
            { strong: "Szokatlan rendelés: " },
            `${watch.map((reason) => WATCH[reason]).join("; ")}. Csomagolás előtt érdemes felhívni a vásárlót.`,
          ),
        ]
      : []),
    facts(...rows),
    heading("Megrendelt termékek"),
    {
      kind: "items",
      lines: itemLines(order, DEFAULT_LOCALE),
      totals: totalLines(order, DEFAULT_LOCALE),
    },
    button("Rendelés megnyitása", admin_url),
  ]
  const subject = `Új rendelés: ${number} – ${total}`
  return renderStaffEmail(props, { subject, preview: opening, title: "Új rendelés", blocks })
}

/** Where it goes; the buyer's address only if it is in another country. */
function whereRows({ delivery, shipping_address, billing_address }: OrderInEmail): [string, string][] {
  const billing = billing_address ?? shipping_address
  const lines = (address: typeof billing) => addressLines(address, DEFAULT_LOCALE).join(", ")
  const billed: [string, string] = ["Számlázási cím", lines(billing)]
  if (delivery.kind === "mail") return [billed]
  const point = delivery.pickup_point
  const where: [string, string] = point
    ? ["Átvételi pont", [point.name, `${point.postal_code} ${point.city}`, point.address].join(", ")]
    : ["Szállítási cím", lines(shipping_address)]
  if (!isAbroad(billing.country_code)) return [where]
  return delivery.kind === "shop" ? [billed] : [where, billed]
}

/** A summary of orders without an e-mail of their own, because many came at once. */
export function renderOwnerOrders(props: OwnerOrdersProps): RenderedEmail {
  const { orders, admin_url } = props
  const title = `${orders.length} további új rendelés`
  const opening = "Rövid idő alatt sok rendelés érkezett; ezekről egyben értesítjük."
  const rows = orders.map(({ display_id, name, total, currency_code }): [string, string] => [
    String(display_id),
    [name, formatMoney(total, currency_code, DEFAULT_LOCALE)].filter(Boolean).join(" – "),
  ])
  const action = button("Rendelések megnyitása", admin_url)
  return renderStaffEmail(props, summaryOf({ title, opening, rows, action }))
}
