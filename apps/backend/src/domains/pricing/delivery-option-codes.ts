import type { DeliveryCode } from "@porteka/shop"

/** The delivery to a pickup point. */
export const LOCKER_CODE: DeliveryCode = "locker"

/** Nobody brings the order to the buyer's address. */
export const COLLECTED_CODES: readonly unknown[] = [LOCKER_CODE, "pickup" satisfies DeliveryCode]

/**
 * The cash-on-delivery fee is a shipping option of its own (docs/architecture.md, "Cash on delivery"). Its rule
 * requires this attribute, which only a cart paid on delivery has, so it is never offered as a choice.
 */
export { FEE_OPTION_CODE as FEE_CODE } from "@porteka/commerce-sdk"
export const FEE_RULE_ATTRIBUTE = "payment_method"
export const FEE_RULE_VALUE = "cash_on_delivery"
