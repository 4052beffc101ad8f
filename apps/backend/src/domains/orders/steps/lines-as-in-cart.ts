import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryRows } from "../../../records/query-rows.ts"

/** A line of a cart is identified by its variant and its options. */
const AGES_OF_THE_CART = `
  update order_line_item line set created_at = placed.moment
    from (select item.variant_id, coalesce(item.metadata, '{}') as metadata,
                 item.created_at + row_number() over (order by item.created_at, item.id) * interval '1 millisecond' as moment
            from cart_line_item item where item.cart_id = :cart_id and item.deleted_at is null) placed
   where line.id in (select item_id from order_item where order_id = :order_id)
     and line.variant_id is not distinct from placed.variant_id
     and coalesce(line.metadata, '{}') = placed.metadata`

/**
 * Medusa copies a cart's lines with random ids and one time. With the times of the cart they are shown in the
 * cart's order (`inLineOrder`).
 */
export const linesAsInCartStep = createStep(
  "lines-as-in-cart",
  async ({ cart_id, order_id }: { cart_id: string; order_id: string }, { container }) => {
    await queryRows(container, AGES_OF_THE_CART, { cart_id, order_id })
    return new StepResponse(undefined)
  },
)
