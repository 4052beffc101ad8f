import type { CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types"
import { type Delivery, readDeliveries } from "./deliveries.ts"
import { isSimple } from "./is-simple.ts"
import { readLinePrices } from "./line-prices.ts"
import type { Price } from "./price-now.ts"
import type { PricedCart, PricedLine, PricedMethod, PricedTaxLine } from "./priced-cart.ts"
import { readTaxLines } from "./tax-lines.ts"

/**
 * Whether counting the cart anew would change none of its amounts: every price, delivery and tax is looked up as it
 * is now, and nothing is written. Where this is in doubt (a promotion, a group, a price only the carrier knows) the
 * answer is no, and Medusa counts.
 */
export async function amountsAreCurrent(
  container: MedusaContainer,
  cart: PricedCart,
  paymentMethod: string,
): Promise<boolean> {
  if (!(await isSimple(container, cart.id))) return false
  const [prices, deliveries, taxes] = await Promise.all([
    readLinePrices(container, cart),
    readDeliveries(container, cart, paymentMethod),
    readTaxLines(container, cart, cart.items, cart.shipping_methods),
  ])
  return hasAmounts(cart, { prices, deliveries, taxes })
}

export interface CurrentAmounts {
  /** By the line's id. */
  prices: Map<string, Price>
  deliveries: Delivery[]
  /** By the line's or the shipping method's id. */
  taxes: Map<string, CreateTaxLineDTO[]>
}

/** Whether every amount of the cart is the one of now. */
export function hasAmounts(
  { items, shipping_methods: methods }: Pick<PricedCart, "items" | "shipping_methods">,
  { prices, deliveries, taxes }: CurrentAmounts,
): boolean {
  const byId = new Map(deliveries.map((delivery) => [delivery.id, delivery]))
  return (
    items.every((line) => isPricedSo(line, prices.get(line.id)) && isTaxedSo(line, taxes)) &&
    methods.every(
      (method) =>
        isDeliveredSo(method, byId.get(method.shipping_option_id ?? "")) && isTaxedSo(method, taxes),
    )
  )
}

/** Whether a line has the price of now. A gift card has no tax, a price of its own no other: Medusa knows. */
function isPricedSo(line: PricedLine, price: Price | undefined): boolean {
  if (line.is_custom_price || line.is_giftcard || !price) return false
  return Number(line.unit_price) === price.amount && line.is_tax_inclusive === price.isTaxInclusive
}

/** Whether a delivery is still to be had, for the price it has in the cart. */
export function isDeliveredSo(method: PricedMethod, delivery: Delivery | undefined): boolean {
  return (
    delivery?.price_type === "flat" &&
    Number(method.amount) === delivery.amount &&
    method.is_tax_inclusive === delivery.is_tax_inclusive
  )
}

function isTaxedSo(
  { id, tax_lines = [] }: { id: string; tax_lines?: PricedTaxLine[] },
  taxes: Map<string, CreateTaxLineDTO[]>,
): boolean {
  const told = (lines: PricedTaxLine[]) =>
    lines.map(({ code, rate, provider_id }) => `${code} ${rate} ${provider_id}`).toSorted()
  return told(tax_lines).join() === told(taxes.get(id) ?? []).join()
}
