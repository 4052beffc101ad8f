/**
 * SQL: whether the order `o` of a cart was completed. Medusa authorizes the payment last, so an order without
 * an authorized payment is incomplete. The payment counts as well as its session: a process that lost its lock with Redis
 * may have replaced the session while it placed the same order a second time, in vain. And when it undid that, it opened the cart
 * again; so a payment counts alone. Orders with nothing to pay have no payment: for them `settle-nothing.ts` writes last.
 */
export const IS_COMPLETE = `exists (
  select from order_cart link
    join cart on cart.id = link.cart_id
    left join cart_payment_collection pay on pay.cart_id = cart.id and pay.deleted_at is null
    left join payment_collection collection
      on collection.id = pay.payment_collection_id and collection.deleted_at is null
   where link.order_id = o.id and link.deleted_at is null
     and (exists (select from order_payment_collection own
                    join payment paid on paid.payment_collection_id = own.payment_collection_id
                   where own.order_id = o.id and own.deleted_at is null
                     and paid.deleted_at is null and paid.canceled_at is null)
          or cart.completed_at is not null
             and (exists (select from payment_session asked where asked.payment_collection_id = collection.id
                              and asked.deleted_at is null and asked.status <> 'pending')
                  or case when collection.amount = 0 then collection.status <> 'not_paid'
                     else not exists (select from payment_session session
                           where session.payment_collection_id = collection.id and session.deleted_at is null) end)))`

/** SQL: whether the order `o` was a draft of the staff (recorded by domains/orders/prepare-draft.ts). */
export const IS_DRAFTED = `coalesce(o.metadata->>'drafted' = 'true', false)`
