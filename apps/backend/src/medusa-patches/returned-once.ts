import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { ChangeActionType, MathBN } from "@medusajs/framework/utils"

type Quantity = Parameters<typeof MathBN.add>[0]

interface Item {
  id: string
  detail: {
    return_requested_quantity?: Quantity
    return_received_quantity?: Quantity
    /** Arrived damaged. */
    return_dismissed_quantity?: Quantity
  }
}

interface Change {
  action: unknown
  currentOrder: { items: Item[] }
}

/** What Medusa's file about changes of an order exports. */
interface OrderChanges {
  OrderChangeProcessing: { typeDefinition: Record<string, { validate(change: Change): void }> }
}

const ofMedusa = createRequire(require.resolve("@medusajs/medusa/order"))
const FILE = join(dirname(ofMedusa.resolve("@medusajs/order")), "utils", "calculate-order-change.js")

let installed = false

/**
 * Medusa lets as many pieces of a line come back as were sent and are not on their way back: what has arrived could come back
 * once more, which raised the stock and lowered the order's total a second time. Here it counts as requested.
 */
export function installReturnedOnce(): void {
  if (installed) return
  installed = true
  const { OrderChangeProcessing } = require(FILE) as OrderChanges
  const type = OrderChangeProcessing.typeDefinition[ChangeActionType.RETURN_ITEM]
  if (!type) throw new Error("Medusa has no returns of items.")
  const { validate } = type
  type.validate = (change) => {
    const items = change.currentOrder.items.map(withReturned)
    validate({ ...change, currentOrder: { ...change.currentOrder, items } })
  }
}

function withReturned(item: Item): Item {
  const {
    return_requested_quantity: requested = 0,
    return_received_quantity: received = 0,
    return_dismissed_quantity: dismissed = 0,
  } = item.detail
  const return_requested_quantity = MathBN.sum(requested, received, dismissed)
  return { ...item, detail: { ...item.detail, return_requested_quantity } }
}
