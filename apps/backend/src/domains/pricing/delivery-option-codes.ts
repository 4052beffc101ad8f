import type { DeliveryCode } from "@porteka/shop"

/** The delivery to a pickup point. */
export const LOCKER_CODE: DeliveryCode = "locker"

/** Collecting at the shop's own counter. */
export const PICKUP_CODE: DeliveryCode = "pickup"

/** Nobody brings the order to the buyer's address. */
export const COLLECTED_CODES: readonly unknown[] = [LOCKER_CODE, PICKUP_CODE]

/**
 * The rule of the fee for cash on delivery, a shipping option of its own (docs/architecture.md, "Cash on delivery"): it requires
 * this attribute, which only a cart paid on delivery has, so it is never offered as a choice.
 */
export const FEE_RULE_ATTRIBUTE = "payment_method"
export const FEE_RULE_VALUE = "cash_on_delivery"
