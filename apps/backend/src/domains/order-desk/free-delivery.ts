import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { confirmOrderEditRequestWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { hasOpenChange } from "../orders/open-change.ts"
import { readOrder } from "../orders/read-order.ts"
import { readDeliveries } from "../pricing/deliveries.ts"
import type { PricedCart, PricedMethod } from "../pricing/priced-cart.ts"

interface ChargedMethod extends PricedMethod {
  /** Net, as Medusa takes discounts of deliveries. */
  subtotal: number
  total: number
}

/** Its amounts and rules are those of a cart. */
type OrderedCart = Omit<PricedCart, "shipping_methods"> & {
  canceled_at: string | Date | null
  shipping_methods: ChargedMethod[]
}

const EDITED = `
  select o.sales_channel_id from "order" o
   where o.id = ? and o.canceled_at is null and exists (
     select from order_change change
      where change.order_id = o.id and change.change_type = 'edit' and change.confirmed_at is not null and change.deleted_at is null)`

/**
 * The deliveries that an order still charges for, although an edit has raised it to the value from which they are free. Medusa
 * keeps the amount with which the order was placed. One that was free stays free: its buyer has agreed to no other price.
 */
async function findFreeDeliveries(container: MedusaContainer, orderId: string): Promise<ChargedMethod[]> {
  const [edited] = await queryRows<Pick<PricedCart, "sales_channel_id">>(container, EDITED, [orderId])
  if (!edited) return []
  const order = await readOrder<OrderedCart>(container, orderId)
  const charged = order.shipping_methods.filter(({ total }) => Math.round(total) > 0)
  if (charged.length === 0) return []
  const deliveries = await readDeliveries(container, { ...order, ...edited })
  const free = new Set(deliveries.flatMap(({ id, amount }) => (amount === 0 ? [id] : [])))
  return charged.filter(({ shipping_option_id: id }) => id !== null && free.has(id))
}

/** What an edited order charges for a delivery that would be free now, in whole forints. */
export async function readFreeDelivery(container: MedusaContainer, orderId: string): Promise<number> {
  return (await findFreeDeliveries(container, orderId)).reduce((sum, { total }) => sum + Math.round(total), 0)
}

/**
 * Takes this charge off by an edit, so that the customer's e-mail, what is to be paid and the invoice follow as after any other.
 * Call it under the order's lock. @throws not_allowed
 */
export async function freeDelivery(container: MedusaContainer, orderId: string, by: string): Promise<void> {
  if (await hasOpenChange(container, orderId))
    throw notAllowed({
      hu: "Ennek a rendelésnek van egy megkezdett módosítása. Előbb azt fejezze be vagy vesse el.",
      en: "A change of this order has been begun. Finish or discard it first.",
    })
  const methods = await findFreeDeliveries(container, orderId)
  if (methods.length === 0)
    throw notAllowed({
      hu: "Ennek a rendelésnek nincs olyan kiszállítási díja, amely egy szerkesztés óta ingyenes lenne.",
      en: "This order charges for no delivery that an edit has made free.",
    })
  await container.resolve(Modules.ORDER).createOrderChange({
    order_id: orderId,
    change_type: "edit",
    created_by: by,
    actions: methods.map(({ id, subtotal }) => ({
      action: ChangeActionType.SHIPPING_ADJUSTMENTS_REPLACE,
      details: { reference_id: id, adjustments: [{ shipping_method_id: id, amount: subtotal }] },
    })),
  })
  await confirmOrderEditRequestWorkflow(container).run({ input: { order_id: orderId, confirmed_by: by } })
}
