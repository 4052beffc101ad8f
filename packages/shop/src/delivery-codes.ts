/** Machine names of the ways of delivery, in the order they are offered: `type.code` of Medusa's shipping options. */
export const DELIVERY_CODES = ["courier", "locker", "pickup"] as const
export type DeliveryCode = (typeof DELIVERY_CODES)[number]
