/**
 * Machine names of the delivery methods, in the order of the checkout: `type.code` of Medusa's shipping
 * options.
 */
export const DELIVERY_CODES = ["courier", "locker", "pickup"] as const
export type DeliveryCode = (typeof DELIVERY_CODES)[number]
