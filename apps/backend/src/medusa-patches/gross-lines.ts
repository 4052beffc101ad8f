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
 * All prices in this shop include VAT (ruling D7). Medusa knows this of variants and delivery prices, but
 * treats lines the staff adds to a draft by hand as net and adds VAT, which is not a whole forint. It also
 * treats them as not shippable and then refuses to pack them with the other items of the order.
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

/** A line without a variant has the price entered by the staff and is shipped with the parcel. */
export function grossLine<Line extends Priced>(line: Line): Line {
  return line.variant_id ? line : { ...line, is_tax_inclusive: true, requires_shipping: true }
}
