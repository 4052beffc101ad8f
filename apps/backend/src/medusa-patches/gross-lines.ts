import orderModule from "@medusajs/medusa/order"

interface Priced {
  variant_id?: string | null
  is_tax_inclusive?: boolean
  requires_shipping?: boolean
}

interface NewOrder {
  items?: Priced[]
  shipping_methods?: Priced[]
}

type Make<Input> = (input: Input, ...rest: unknown[]) => Promise<unknown>

interface OrderService {
  createOrders: Make<NewOrder | NewOrder[]>
  createOrderLineItems: (...args: unknown[]) => Promise<unknown>
}

let installed = false

/**
 * Prices in this shop hold their VAT (ruling D7). Medusa knows it of variants and of the prices of deliveries; what the staff
 * writes into a draft by hand it takes for net, and puts VAT on top that is no whole forint. It also takes it for
 * something that is not sent, and then refuses to pack it with the goods of the same order.
 */
export function installGrossLines(): void {
  if (installed) return
  installed = true
  const service = orderModule.service.prototype as unknown as OrderService
  const { createOrders, createOrderLineItems } = service
  service.createOrders = async function createGross(input, ...rest) {
    const orders = Array.isArray(input) ? input.map(grossOrder) : grossOrder(input)
    return await createOrders.call(this, orders, ...rest)
  }
  // Called with lines, or with an order's id and lines.
  service.createOrderLineItems = async function createGrossLines(first, second, ...rest) {
    return await createOrderLineItems.call(this, grossLines(first), grossLines(second), ...rest)
  }
}

function grossOrder(order: NewOrder): NewOrder {
  const { items, shipping_methods: methods } = order
  return {
    ...order,
    ...(items && { items: items.map(grossLine) }),
    ...(methods && {
      shipping_methods: methods.map((method) => ({
        ...method,
        is_tax_inclusive: method.is_tax_inclusive ?? true,
      })),
    }),
  }
}

const grossLines = (input: unknown): unknown =>
  Array.isArray(input) ? (input as Priced[]).map(grossLine) : input

/** A line of no variant has the price that the staff has written, and goes into the parcel. */
export function grossLine<Line extends Priced>(line: Line): Line {
  return line.variant_id ? line : { ...line, is_tax_inclusive: true, requires_shipping: true }
}
