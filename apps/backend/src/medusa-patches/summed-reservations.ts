import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import inventoryModule from "@medusajs/medusa/inventory"
import { notAllowed } from "../refusals/refusals.ts"

interface Reservation {
  inventory_item_id: string
  location_id: string
  quantity: BigNumberInput
  allow_backorder?: boolean
}

interface InventoryService {
  createReservationItems(input: Reservation | Reservation[], ...rest: unknown[]): Promise<unknown>
  retrieveAvailableQuantity(itemId: string, locationIds: string[]): Promise<BigNumberInput>
}

let installed = false

/**
 * Medusa checks the stock for each reservation alone, but several reservations of one item made together share
 * its stock. Its workflows call this under the items' locks, so the result is still valid when the reservations
 * are made.
 */
export function installSummedReservations(): void {
  if (installed) return
  installed = true
  const service = inventoryModule.service.prototype as InventoryService
  const { createReservationItems } = service
  service.createReservationItems = async function createTogether(input, ...rest) {
    for (const { inventory_item_id, location_id, quantity } of sharedDemands(input)) {
      const available = await this.retrieveAvailableQuantity(inventory_item_id, [location_id])
      if (MathBN.lt(available, quantity))
        throw notAllowed(
          `Not enough stock available for item ${inventory_item_id} at location ${location_id}`,
        )
    }
    return await createReservationItems.call(this, input, ...rest)
  }
}

/** The total of several reservations of one item at one location. */
export function sharedDemands(input: Reservation | Reservation[]): Reservation[] {
  const byPlace = new Map<string, Reservation[]>()
  for (const one of Array.isArray(input) ? input : [input]) {
    if (one.allow_backorder) continue
    const place = `${one.inventory_item_id} ${one.location_id}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), one])
  }
  return [...byPlace.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return []
    return [{ ...first, quantity: MathBN.sum(...group.map(({ quantity }) => quantity)) }]
  })
}
