import type { MedusaContainer } from "@medusajs/framework/types"
import {
  EventPriority,
  InventoryLevelWorkflowEvents,
  Modules,
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents,
} from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PENDING_PROVIDER_IDS } from "../../../modules/payment-pending/ids.ts"
import { paymentMethodOf, providerIdOf } from "../../../shop/payment-providers.ts"
import { requireProvider } from "../../checkout/payment-methods.ts"
import type { CartToOrder } from "../../checkout/steps/read-orderable-cart.ts"
import { type WrittenOrder, writeOrder } from "./write-order.ts"

export interface FastPathInput {
  cart: CartToOrder
  /** No promotion, group or credit: its amounts are those of its lines and deliveries. */
  is_simple: boolean
  inventory_items: string[]
  /** The order's metadata. */
  metadata: Record<string, unknown>
}

/**
 * Creates the order with one statement if no external service is involved: a cart with current prices, paid
 * later by transfer or on delivery. Every other one is left to Medusa's completion, and so is everything that
 * must be refused. There is no compensation, because no later step can fail in a way that requires it.
 * @returns null if nothing was done
 */
export const placeOnFastPathStep = createStep(
  "place-order-shortly",
  async ({ cart, is_simple, inventory_items, metadata }: FastPathInput, { container }) => {
    const method = paymentMethodOf(cart)
    const total = Math.round(cart.total)
    const isPaidLater = method !== undefined && PENDING_PROVIDER_IDS.includes(providerIdOf(method))
    if (!is_simple || !isPaidLater || total <= 0) return new StepResponse(null)
    const written = await writeOrder(container, cart, {
      total,
      metadata,
      inventoryItems: inventory_items,
      provider_id: await requireProvider(container, cart.region_id, method),
    })
    if (written) await emitPlaced(container, written)
    return new StepResponse(written && { id: written.order_id })
  },
)

/** Emits what Medusa's completion emits for an order and its reservations, and its inventory module for the stock. */
async function emitPlaced(
  container: MedusaContainer,
  { order_id, reservation_ids, level_ids }: WrittenOrder,
): Promise<void> {
  const { CREATED } = ReservationItemWorkflowEvents
  const options = { priority: EventPriority.CRITICAL }
  await container
    .resolve(Modules.EVENT_BUS)
    .emit<unknown>([
      { name: OrderWorkflowEvents.PLACED, data: { id: order_id }, options },
      ...reservation_ids.map((id) => ({ name: CREATED, data: { id, order_id } })),
      { name: `${Modules.INVENTORY}.${CREATED}`, data: { id: reservation_ids } },
      { name: `${Modules.INVENTORY}.${InventoryLevelWorkflowEvents.UPDATED}`, data: { id: level_ids } },
    ])
}
