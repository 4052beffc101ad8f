/**
 * Medusa writes a capture before the provider has taken the money, so the capture of a whole payment counts only when
 * the payment is marked as captured.
 */
const PAYMENTS = `
    from order_payment_collection link
    join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
   cross join lateral (
     select coalesce(sum(c.amount), 0) as amount from capture c where c.payment_id = p.id and c.deleted_at is null) written
   cross join lateral (
     select case when p.captured_at is null and written.amount >= p.amount then 0 else written.amount end as amount) taken
   cross join lateral (
     select coalesce(sum(r.amount), 0) as amount, max(r.created_at) as at,
            bool_or(r.metadata->>'is_sent' is null and r.metadata->>'refusal' is not null) as is_refused,
            bool_or(r.metadata->>'is_sent' is null and r.metadata->>'refusal' is null
                    and r.metadata->>'is_unanswered' is not null) as is_unanswered,
            bool_or(r.metadata->>'keeps_goods' is not null) as keeps_goods
       from refund r where r.payment_id = p.id and r.deleted_at is null) back
   where link.deleted_at is null`

const SUMS = `
  coalesce(sum(taken.amount), 0) as captured, coalesce(sum(back.amount), 0) as refunded,
  coalesce(sum(taken.amount - back.amount), 0) as kept, max(back.at) as refunded_at,
  coalesce(bool_or(back.is_refused), false) as has_refused_refund,
  coalesce(bool_or(back.is_unanswered), false) as has_unanswered_refund,
  coalesce(bool_or(back.keeps_goods), false) as keeps_goods`

/**
 * SQL: the money of the order `o`, one row: `captured`, `refunded`, `kept` (the difference), `refunded_at` (the last
 * refund, or null), whether the card provider has refused a refund or not answered to one (repair-refunds.ts), and `keeps_goods`:
 * whether the customer got the money back as a favor, and keeps what was bought.
 */
export const MONEY_OF_ORDER = `select ${SUMS} ${PAYMENTS} and link.order_id = o.id`

/** SQL: the same for several orders, by `order_id`. @param orders a query of their ids */
export const moneyByOrder = (orders: string) =>
  `select link.order_id, ${SUMS} ${PAYMENTS} and link.order_id in (${orders}) group by link.order_id`

/** SQL: whether the order `o` was paid, and all of it has been refunded because the purchase is undone. */
export const IS_REFUNDED_WHOLE = `
  (select money.captured > 0 and money.refunded >= money.captured and not money.keeps_goods from (${MONEY_OF_ORDER}) money)`

/**
 * SQL: what the order costs by now, from its `summary`. Medusa's total falls below 0 when products come back whose price has
 * been refunded before.
 */
export const COST_OF_ORDER = `greatest(0, round((summary.totals->>'current_order_total')::numeric))`
