import type { CreateTaxLineDTO, MedusaContainer } from "@medusajs/framework/types"
import type { Delivery } from "./deliveries.ts"
import { isSimple } from "./is-simple.ts"
import { readLinePrices } from "./line-prices.ts"
import type { Price } from "./price-now.ts"
import type { PricedCart, PricedLine, PricedMethod, PricedTaxLine } from "./priced-cart.ts"
import { readTaxLines } from "./tax-lines.ts"

/**
 * Whether repricing would change none of the cart's amounts: compares every current price, delivery and tax
 * without writing anything. In doubtful cases (a promotion, a customer group, a price computed by the carrier)
 * it returns false, and Medusa reprices.
 * @param deliveries those available to the cart now
 */
export async function amountsAreCurrent(
  container: MedusaContainer,
  cart: PricedCart,
  deliveries: Delivery[],
): Promise<boolean> {
  if (!(await isSimple(container, cart.id))) return false
  const [prices, taxes] = await Promise.all([
    readLinePrices(container, cart),
    readTaxLines(container, cart, cart.items, cart.shipping_methods),
  ])
  return hasCurrentAmounts(cart, { prices, deliveries, taxes })
}

export interface CurrentAmounts {
  /** By line id. */
  prices: Map<string, Price>
  deliveries: Delivery[]
  /** By the id of the line or shipping method. */
  taxes: Map<string, CreateTaxLineDTO[]>
}

/** Whether every amount of the cart is current. */
export function hasCurrentAmounts(
  { items, shipping_methods: methods }: Pick<PricedCart, "items" | "shipping_methods">,
  { prices, deliveries, taxes }: CurrentAmounts,
): boolean {
  const byId = new Map(deliveries.map((delivery) => [delivery.id, delivery]))
  return (
    items.every((line) => isPriceCurrent(line, prices.get(line.id)) && isTaxCurrent(line, taxes)) &&
    methods.every(
      (method) =>
        isDeliveryCurrent(method, byId.get(method.shipping_option_id ?? "")) && isTaxCurrent(method, taxes),
    )
  )
}

/** Whether a line has the current price. Gift cards (without tax) and manual prices are left to Medusa. */
function isPriceCurrent(line: PricedLine, price: Price | undefined): boolean {
  if (line.is_custom_price || line.is_giftcard || !price) return false
  return Number(line.unit_price) === price.amount && line.is_tax_inclusive === price.isTaxInclusive
}

/** Whether a delivery is still available at its price in the cart. */
export function isDeliveryCurrent(method: PricedMethod, delivery: Delivery | undefined): boolean {
  return (
    delivery?.price_type === "flat" &&
    Number(method.amount) === delivery.amount &&
    method.is_tax_inclusive === delivery.is_tax_inclusive
  )
}

function isTaxCurrent(
  { id, tax_lines = [] }: { id: string; tax_lines?: PricedTaxLine[] },
  taxes: Map<string, CreateTaxLineDTO[]>,
): boolean {
  const summarize = (lines: PricedTaxLine[]) =>
    lines.map(({ code, rate, provider_id }) => `${code} ${rate} ${provider_id}`).toSorted()
  return summarize(tax_lines).join() === summarize(taxes.get(id) ?? []).join()
}
