import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeMedusaCart, type MedusaCartChange } from "../../../../domains/checkout/medusa-cart.ts"
import { requireParam } from "../../../require-param.ts"
import { answerCart } from "../answer-cart.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerCart(req, res, requireParam(req, "id"))
}

/** Medusa's update of a cart; the e-mail attaches no account (ruling D15). */
export async function POST(
  req: AuthenticatedMedusaRequest<MedusaCartChange>,
  res: MedusaResponse,
): Promise<void> {
  const cartId = requireParam(req, "id")
  await changeMedusaCart(req.scope, cartId, req.auth_context?.actor_id, req.validatedBody)
  await answerCart(req, res, cartId)
}
