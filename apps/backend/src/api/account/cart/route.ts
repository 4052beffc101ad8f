import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { meetCarts } from "../../../domains/account/cart-meeting/meet-carts.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"

/** Which cart goes on after a sign-in. Asking again changes nothing. */
export async function POST(req: AccountRequest<AccountInput["cart"]>, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  res.json(await meetCarts(req.scope, customerId, req.validatedBody.cart_id))
}
