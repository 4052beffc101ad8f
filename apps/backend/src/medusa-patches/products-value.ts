import pricingModule from "@medusajs/medusa/pricing"
import { productsValue as productsValueOf, type Valued, type ValuedLine } from "@porteka/commerce-sdk"
import { isGiftCardCode } from "@porteka/shop"

/** A cart as Medusa passes it to price rules: parts may be missing, and amounts may be objects. */
interface PricingContext {
  item_total?: unknown
  items?: readonly (Partial<Record<keyof ValuedLine, unknown>> | null)[] | null
}

/** The value of the products, which decides about free delivery: without gift cards, neither bought nor paid with. */
export function productsValue({ item_total: total, items }: PricingContext): number {
  return productsValueOf(
    { item_total: Number(total), items: (items ?? []).flatMap((line) => (line ? toLine(line) : [])) },
    isGiftCardCode,
  )
}

function toLine(line: Partial<Record<keyof ValuedLine, unknown>>): Valued["items"][number] {
  const adjustments = (line.adjustments ?? []) as { code?: string | null; amount: unknown }[]
  return {
    is_giftcard: Boolean(line.is_giftcard),
    unit_price: Number(line.unit_price ?? 0),
    quantity: Number(line.quantity ?? 0),
    total: Number(line.total ?? 0),
    original_total: Number(line.original_total ?? 0),
    adjustments: adjustments.map(({ code, amount }) => ({ code: code ?? null, amount: Number(amount) })),
  }
}

type Calculate = (
  filters: unknown,
  context?: { context?: PricingContext },
  ...rest: unknown[]
) => Promise<unknown>

let installed = false

/** Medusa asks prices with a whole cart as their context, and has no hook that could change its value. */
export function installProductsValue(): void {
  if (installed) return
  installed = true
  const service = pricingModule.service.prototype as unknown as { calculatePrices: Calculate }
  const { calculatePrices } = service
  service.calculatePrices = async function calculateForProducts(filters, asked, ...rest) {
    const context = asked?.context
    if (context?.item_total === undefined || !context.items?.length)
      return await calculatePrices.call(this, filters, asked, ...rest)
    const valued = { ...context, item_total: productsValue(context) }
    return await calculatePrices.call(this, filters, { ...asked, context: valued }, ...rest)
  }
}
