/**
 * SQL: whether money of the row `entry` of `bank_entry` has to be sent back: its order `o` does not need it, or was canceled
 * before the rest came.
 */
export const IS_TO_RETURN = `
  (entry.settled_at is null and (entry.spare > 0 or entry.is_part) and entry.order_id is not null
   and (entry.spare > 0 or o.canceled_at is not null))`
