import type { SummaryRow } from "@porteka/commerce-sdk/wire"
import { formatDate, formatMoney } from "@porteka/hungary"
import { type LineOptions, showLineOptions } from "@porteka/shop"
import { type Locale, textsByLanguage } from "@porteka/shop/languages"
import type { Block, ItemLine, TotalLine } from "../document/document.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import type { ItemInEmail } from "../order-reference.ts"

interface Labels {
  sku: string
  each(price: string): string
  sums: Record<SummaryRow["kind"], string>
  free: string
  price: string
  paidByCard: string
  toPay: string
  vat(percent: number | null): string
}

const labels = textsByLanguage<Labels>({
  hu: {
    sku: "Cikkszám",
    each: (price: string) => `${price} / db`,
    sums: {
      items: "Részösszeg",
      items_discount: "Kedvezmény",
      delivery: "Szállítási díj",
      delivery_discount: "Szállítási kedvezmény",
      fee: "Utánvét díja",
      gift_card: "Kedvezmény ajándékutalvánnyal",
      returned: "Visszaküldött termékek",
      adjustment: "Utólagos módosítás",
    },
    free: "Ingyenes",
    price: "Végösszeg (bruttó)",
    paidByCard: "Ajándékutalvánnyal fizetve",
    toPay: "Fizetendő",
    vat: (percent: number | null) => (percent === null ? "ebből áfa" : `ebből ${percent}% áfa`),
  },
  en: {
    sku: "SKU",
    each: (price: string) => `${price} each`,
    sums: {
      items: "Subtotal",
      items_discount: "Discount",
      delivery: "Delivery",
      delivery_discount: "Delivery discount",
      fee: "Cash on delivery fee",
      gift_card: "Gift card discount",
      returned: "Returned products",
      adjustment: "Later change",
    },
    free: "Free",
    price: "Total (VAT included)",
    paidByCard: "Paid by gift card",
    toPay: "To pay",
    vat: (percent: number | null) => (percent === null ? "of which VAT" : `of which ${percent}% VAT`),
  },
})

/**
 * The ordered products, one line each, with the data that a contract must contain: variant, quantity, unit
 * price, line total.
 */
export function itemLines(order: OrderInEmail, locale: Locale): ItemLine[] {
  const { sku, each } = labels[locale]
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  return order.items.map((item) => ({
    quantity: item.quantity,
    title: item.title,
    details: [
      item.variant_title ?? "",
      ...optionLines(item.options, locale),
      item.sku ? `${sku}: ${item.sku}` : "",
      item.quantity > 1 ? each(money(item.unit_price)) : "",
    ].filter((detail) => detail !== ""),
    amount: money(item.original_total),
    pictureUrl: item.picture_url ?? null,
  }))
}

/** The options of a line, one row each; a message keeps its line breaks. */
function optionLines(options: LineOptions | undefined, locale: Locale): string[] {
  return showLineOptions(options ?? {}, locale, formatDate).flatMap(({ label, value }) =>
    value === null ? [label] : `${label}: ${value}`.split("\n"),
  )
}

/** From the products to the gross total with the VAT included (ruling D7), and what gift cards leave to pay of it. */
export function totalLines(order: OrderInEmail, locale: Locale): TotalLine[] {
  const label = labels[locale]
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const line = (name: string, amount: string, rank: TotalLine["rank"]) => ({ label: name, amount, rank })
  const { rows, price, vat, paidByCard, toPay } = order.sums
  return [
    ...rows.map(({ kind, amount }) =>
      line(label.sums[kind], kind === "delivery" && amount === 0 ? label.free : money(amount), "plain"),
    ),
    line(label.price, money(price), "grand"),
    ...(vat ? [line(label.vat(vat.percent), money(vat.amount), "note")] : []),
    ...(paidByCard === 0
      ? []
      : [line(label.paidByCard, money(-paidByCard), "plain"), line(label.toPay, money(toPay), "grand")]),
  ]
}

/** Products without prices, for e-mails about parcels and returns. */
export function itemsBlock(items: readonly ItemInEmail[], locale: Locale): Block {
  const lines = items.map(({ title, variant_title, options, quantity }) => ({
    quantity,
    title,
    details: [...(variant_title ? [variant_title] : []), ...optionLines(options, locale)],
    amount: null,
    pictureUrl: null,
  }))
  return { kind: "items", lines, totals: [] }
}
