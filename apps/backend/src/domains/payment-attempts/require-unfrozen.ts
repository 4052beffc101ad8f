import type { MedusaContainer } from "@medusajs/framework/types"
import { isFrozen } from "../../modules/card-payment/attempt-states.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { checkoutError } from "../checkout-errors.ts"

/** A cart that is being paid must not change, so that what is paid is what is ordered. @throws payment_in_progress */
export async function requireUnfrozen(container: MedusaContainer, cartId: string): Promise<void> {
  const attempt = await container.resolve(CARD_PAYMENT_MODULE).findPayable(cartId)
  if (attempt && isFrozen(attempt.state))
    throw checkoutError("payment_in_progress", "The cart is being paid; cancel the payment to change it")
}
