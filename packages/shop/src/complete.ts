import type { NewShop } from "./shop-type.ts"

/**
 * Refuses a shop with missing data: a missing line of the legal notice violates
 * 2001. CVIII. tv. 4. § and must not be discovered in production.
 *
 * @throws Error naming every invalid field
 */
export function assertComplete(shop: NewShop): void {
  const faults = [...emptyTexts(shop, "shop"), ...faultyAmounts(shop)]
  if (faults.length > 0) throw new Error(`The shop's configuration is not complete: ${faults.join("; ")}`)
}

function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === "string") return value.trim() === "" ? [`${path} is empty`] : []
  if (value === undefined) return [`${path} is missing`]
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, child]) => emptyTexts(child, `${path}.${key}`))
}

function faultyAmounts(shop: NewShop): string[] {
  const { courier, locker, pickup } = shop.delivery
  const amounts = {
    "delivery.courier.price": courier.price,
    "delivery.locker.price": locker.price,
    "delivery.pickup.price": pickup.price,
    lowStockBelow: shop.lowStockBelow,
    "reviews.requestDays": shop.reviews.requestDays,
    "carts.remindAfterHours": shop.carts.remindAfterHours,
    cashOnDeliveryFee: shop.cashOnDeliveryFee,
    "giftCards.validMonths": shop.giftCards.validMonths,
    "bank.transferDueDays": shop.bank.transferDueDays,
    "bank.transferReminderDays": shop.bank.transferReminderDays,
  }
  const faults = Object.entries(amounts)
    .filter(([, amount]) => !Number.isInteger(amount) || amount < 0)
    .map(([name, amount]) => `shop.${name} must be a whole number, not ${amount}`)
  if (!(shop.taxRate >= 0 && shop.taxRate < 1))
    faults.push(`shop.taxRate must be a share, not ${shop.taxRate}`)
  return faults
}
