import type { DeskOrderDetails } from "@porteka/commerce-sdk"

type Money = Pick<DeskOrderDetails, "paid" | "refunded" | "due" | "delivery_surplus" | "all_items_back"> & {
  withdrawal: Pick<NonNullable<DeskOrderDetails["withdrawal"]>, "whole_order"> | null
}

/** What the shop still has of a payment whose products have all come back, without what the delivery cost more than the cheapest one. */
export const keptAfterReturn = ({ paid, refunded, delivery_surplus: surplus }: Money): number =>
  Math.max(0, paid - refunded - surplus)

/**
 * What is to be refunded now, in whole forints. After a withdrawal from the whole order that is everything, as soon as all products are
 * back, the cost of delivery too (Government Decree 45/2014, section 23); otherwise what the order's changes have left over.
 */
export const toRefund = (money: Money): number =>
  money.withdrawal?.whole_order && money.all_items_back ? keptAfterReturn(money) : Math.max(0, -money.due)

/** Whether so much leaves nothing of the money: unless the customer keeps the products, the purchase is undone then. */
export const endsPurchase = (
  { paid, refunded, is_cancelled: isCancelled }: Pick<DeskOrderDetails, "paid" | "refunded" | "is_cancelled">,
  amount: number,
): boolean => !isCancelled && amount > 0 && amount >= paid - refunded
