import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type CartToStart, startCart } from "../../../domains/cart/start-cart.ts"
import { writeEmail } from "../../../domains/checkout/medusa-cart.ts"
import { answerCart } from "./answer-cart.ts"

type NewCart = CartToStart & { email?: string | null }

/** Creates a cart and returns it. Its e-mail attaches no account (ruling D15). */
export async function POST(req: AuthenticatedMedusaRequest<NewCart>, res: MedusaResponse): Promise<void> {
  const { email, ...cart } = req.validatedBody
  const actor = req.auth_context?.actor_id
  const id = await startCart(req.scope, cart, actor)
  if (email) await writeEmail(req.scope, id, actor, email)
  await answerCart(req, res, id)
}
