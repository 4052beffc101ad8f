import { IS_WHOLE } from "../../records/whole-order.ts"

/**
 * SQL: every use of a code by an order as it was made of a cart, and what it took off. Medusa counts no other use: not
 * an order of the admin's, not a later change of one.
 */
export const USES = `
  select o.id as order_id, o.canceled_at, o.customer_id, o.email, ${IS_WHOLE} as is_whole, used.code, used.amount
    from (
      select item.order_id, adjustment.code, adjustment.amount
        from order_line_item_adjustment adjustment
        join order_item item
          on item.item_id = adjustment.item_id and item.version = 1 and item.deleted_at is null
       where adjustment.version = 1 and adjustment.deleted_at is null
      union all
      select shipping.order_id, adjustment.code, adjustment.amount
        from order_shipping_method_adjustment adjustment
        join order_shipping shipping
          on shipping.shipping_method_id = adjustment.shipping_method_id and shipping.version = 1
         and shipping.deleted_at is null
       where adjustment.version = 1 and adjustment.deleted_at is null
    ) used
    join "order" o on o.id = used.order_id and o.deleted_at is null and o.metadata->>'cart_id' is not null`
