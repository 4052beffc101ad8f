/**
 * SQL: whether `promotion` is a gift card that the staff has given out. Nobody has paid for it, so it lowers a
 * price like a discount and is not a payment (docs/decisions/0099).
 */
export const IS_GIVEN_CARD = `exists (
  select from sold_gift_card given where given.code = promotion.code and given.order_id is null)`
