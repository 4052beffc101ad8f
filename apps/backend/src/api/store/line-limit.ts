import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/** Pieces of one line: more is a slip or an attack, and a shop of handmade goods has not that many. */
export const MAX_QUANTITY = 99

/** Medusa adds the pieces of a known variant to the line there is: together they must stay within the limit. */
export async function limitMergedLine(
  req: MedusaRequest<{ variant_id: string; quantity: number }>,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { variant_id, quantity } = req.validatedBody
  const lines = await req.scope
    .resolve(Modules.CART)
    .listLineItems({ cart_id: req.params.id, variant_id }, { select: ["quantity"] })
  const total = lines.reduce((sum, line) => sum + Number(line.quantity), quantity)
  const tooMany = new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `More than ${MAX_QUANTITY} pieces of one thing`,
  )
  next(total > MAX_QUANTITY ? tooMany : undefined)
}
