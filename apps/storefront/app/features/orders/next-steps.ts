import type { OrderView } from "./order-view.ts"

/** The keys of the texts in `order`. */
type NextStep =
  | "nextTransfer"
  | "nextDifference"
  | "nextByMail"
  | "nextPacked"
  | "nextPickup"
  | "nextCourier"
  | "nextLocker"
  | "nextPoint"
  | "nextShop"

/** What happens next with an order, in this order; empty once it is delivered or canceled, or its buyer has withdrawn from it. */
export function nextSteps(
  order: Pick<OrderView, "delivery" | "steps" | "status" | "isWithdrawn" | "money" | "paymentMethod">,
): NextStep[] {
  if (order.isWithdrawn) return []
  const then = stepsOfGoods(order)
  if (then.length === 0) return then
  if (order.status === "awaiting_transfer") return ["nextTransfer", ...then]
  return awaitsDifference(order) && then.some(isOurs) ? ["nextDifference", ...then] : then
}

/** The order has become dearer since it was paid, and the shop waits for the rest before it packs. */
const awaitsDifference = ({ money, paymentMethod }: Pick<OrderView, "money" | "paymentMethod">) =>
  money.due > 0 && money.paid > 0 && paymentMethod !== "cash_on_delivery"

const isOurs = (step: NextStep) => step === "nextPacked" || step === "nextPickup"

function stepsOfGoods({ delivery, steps }: Pick<OrderView, "delivery" | "steps">): NextStep[] {
  const isDone = (...names: string[]) => steps.some(({ name, done }) => done && names.includes(name))
  if (isDone("cancelled", "delivered", "collected")) return []
  // An order of gift cards only.
  if (delivery === null) return ["nextByMail"]
  const isReady = isDone("shipped", "ready")
  if (delivery.code === "pickup") return isReady ? ["nextShop"] : ["nextPickup", "nextShop"]
  return [...(isReady ? [] : ["nextPacked" as const]), arrivalOf(delivery)]
}

function arrivalOf({ code, isAtLocker }: NonNullable<OrderView["delivery"]>): NextStep {
  if (code !== "locker") return "nextCourier"
  return isAtLocker ? "nextLocker" : "nextPoint"
}
