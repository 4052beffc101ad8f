/** Machine codes of the delivery options: `type.code` and `data.code` of the shipping option and its methods. */
export const DELIVERY_CODES = ["courier", "locker", "pickup"] as const
export type DeliveryCode = (typeof DELIVERY_CODES)[number]

/**
 * The cash-on-delivery fee is a shipping option of its own (docs/architecture.md, "Cash on delivery").
 * Its rule asks for this attribute, which only a cart paid on delivery has, so nobody is ever offered it.
 */
export const FEE_CODE = "cash_on_delivery_fee"
export const FEE_RULE_ATTRIBUTE = "payment_method"
export const FEE_RULE_VALUE = "cash_on_delivery"
