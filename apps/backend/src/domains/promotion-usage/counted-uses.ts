import { IS_COMPLETE } from "../../records/is-complete-order.ts"
import { IS_REFUNDED_WHOLE } from "../../records/order-money.sql.ts"

/**
 * SQL: one row per order, line and promotion code, for orders placed from a cart (Medusa counts no others).
 * `amount`: the discount when the order was placed. `given_back`: the part of it that belongs to items removed by
 * an edit or returned, rounded down; the whole amount if the order was canceled or fully refunded.
 */
export const USES = `
  select o.id as order_id, o.canceled_at, o.customer_id, o.email, ${IS_COMPLETE} as is_complete, used.code, used.amount,
         case when used.pieces_back >= used.pieces or o.canceled_at is not null or ${IS_REFUNDED_WHOLE} then used.amount
              else used.amount - used.kept + floor(used.kept * used.pieces_back / used.pieces) end as given_back
    from (
      select item.order_id, adjustment.code, adjustment.amount,
             case when now_item.id is not null then least(coalesce(now_off.amount, adjustment.amount), adjustment.amount)
                  when exists (select from order_item other where other.order_id = owner.id
                                and other.version = owner.version and other.deleted_at is null) then 0
                  else adjustment.amount end as kept,
             coalesce(now_item.quantity, item.quantity) as pieces,
             coalesce(now_item.return_received_quantity + now_item.return_dismissed_quantity, 0) as pieces_back
        from order_line_item_adjustment adjustment
        join order_item item
          on item.item_id = adjustment.item_id and item.version = 1 and item.deleted_at is null
        join "order" owner on owner.id = item.order_id
        left join order_item now_item
          on now_item.order_id = item.order_id and now_item.item_id = item.item_id
         and now_item.version = owner.version and now_item.deleted_at is null
       cross join lateral (
         select sum(later.amount) as amount from order_line_item_adjustment later
          where later.item_id = item.item_id and later.version = owner.version and later.code = adjustment.code
            and later.deleted_at is null) now_off
       where adjustment.version = 1 and adjustment.deleted_at is null
      union all
      select shipping.order_id, adjustment.code, adjustment.amount, adjustment.amount, 1, 0
        from order_shipping_method_adjustment adjustment
        join order_shipping shipping
          on shipping.shipping_method_id = adjustment.shipping_method_id and shipping.version = 1
         and shipping.deleted_at is null
       where adjustment.version = 1 and adjustment.deleted_at is null
    ) used
    join "order" o on o.id = used.order_id and o.deleted_at is null and o.metadata->>'cart_id' is not null`
