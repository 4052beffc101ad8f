import pricingModule from "@medusajs/medusa/pricing"

interface ValuedLine {
  is_giftcard?: boolean | null
  unit_price?: unknown
  quantity?: unknown
}

interface Valued {
  item_total?: unknown
  items?: readonly (ValuedLine | null)[] | null
}

/**
 * The value of the products, which decides about free delivery: gift cards are not delivered, so they are not
 * part of it.
 */
export function productsValue({ item_total: total, items }: Valued): number {
  const cards = (items ?? []).filter((line) => line?.is_giftcard)
  return cards.reduce(
    (rest, line) => rest - Number(line?.unit_price ?? 0) * Number(line?.quantity ?? 0),
    Number(total),
  )
}

type Calculate = (filters: unknown, context?: { context?: Valued }, ...rest: unknown[]) => Promise<unknown>

let installed = false

/** Medusa asks prices with a whole cart as their context, and has no hook that could lower its value. */
export function installProductsValue(): void {
  if (installed) return
  installed = true
  const service = pricingModule.service.prototype as unknown as { calculatePrices: Calculate }
  const { calculatePrices } = service
  service.calculatePrices = async function calculateForProducts(filters, asked, ...rest) {
    const context = asked?.context
    if (!context?.items?.some((line) => line?.is_giftcard))
      return await calculatePrices.call(this, filters, asked, ...rest)
    const valued = { ...context, item_total: productsValue(context) }
    return await calculatePrices.call(this, filters, { ...asked, context: valued }, ...rest)
  }
}
