import { formatMoney, formatPercent } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import type { Block, ItemLine, TotalLine } from "../document/document.ts"
import type { EmailLocale } from "../email.ts"
import type { OrderInEmail } from "../order-in-email.ts"
import type { GoodsInEmail } from "../order-reference.ts"

const labels = {
  hu: {
    sku: "Cikkszám",
    each: (price: string) => `${price} / db`,
    items: "Részösszeg",
    discount: "Kedvezmény",
    delivery: "Szállítási díj",
    free: "Ingyenes",
    fee: "Utánvét díja",
    total: "Végösszeg (bruttó)",
    vat: (rate: string) => `ebből ${rate} áfa`,
  },
  en: {
    sku: "Article number",
    each: (price: string) => `${price} each`,
    items: "Subtotal",
    discount: "Discount",
    delivery: "Delivery",
    free: "Free",
    fee: "Cash on delivery fee",
    total: "Total (gross)",
    vat: (rate: string) => `of which VAT ${rate}`,
  },
} as const

/** The ordered goods, one line each, with what a contract must name: variant, quantity, unit price, line total. */
export function itemLines(order: OrderInEmail, locale: EmailLocale): ItemLine[] {
  const { sku, each } = labels[locale]
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  return order.items.map((item) => ({
    quantity: item.quantity,
    title: item.title,
    details: [
      item.variant_title ?? "",
      item.sku ? `${sku}: ${item.sku}` : "",
      item.quantity > 1 ? each(money(item.unit_price)) : "",
    ].filter((detail) => detail !== ""),
    amount: money(item.original_total),
    pictureUrl: item.picture_url ?? null,
  }))
}

/** From the goods to the gross total, with the VAT it contains (decision D7). */
export function totalLines(order: OrderInEmail, locale: EmailLocale): TotalLine[] {
  const label = labels[locale]
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  const plain = (name: string, amount: string): TotalLine => ({ label: name, amount, rank: "plain" })
  const lines = [plain(label.items, money(order.original_item_total))]
  if (order.discount_total > 0) lines.push(plain(label.discount, money(-order.discount_total)))
  lines.push(plain(label.delivery, order.shipping_total === 0 ? label.free : money(order.shipping_total)))
  if (order.fee_total > 0) lines.push(plain(label.fee, money(order.fee_total)))
  lines.push({ label: label.total, amount: money(order.total), rank: "grand" })
  lines.push({
    label: label.vat(formatPercent(shop.taxRate, locale)),
    amount: money(order.tax_total),
    rank: "note",
  })
  return lines
}

/** Goods without prices, for letters about parcels and returns. */
export function goodsBlock(goods: readonly GoodsInEmail[]): Block {
  const lines = goods.map(({ title, variant_title, quantity }) => ({
    quantity,
    title,
    details: variant_title ? [variant_title] : [],
    amount: null,
    pictureUrl: null,
  }))
  return { kind: "items", lines, totals: [] }
}
