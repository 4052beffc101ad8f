import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { MAX_CART_LINES } from "@porteka/shop"
import { cartFull } from "../../workflows/checkout/checkout-errors.ts"

/** Pieces of one line: more is a slip or an attack, and a shop of handmade goods has not that many. */
export const MAX_QUANTITY = 99

/** Medusa adds the pieces of a known variant to the line there is: together they must stay within the limit. */
export async function limitLines(
  req: MedusaRequest<{ variant_id: string; quantity: number }>,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { variant_id, quantity } = req.validatedBody
  const lines = await req.scope
    .resolve(Modules.CART)
    .listLineItems({ cart_id: req.params.id }, { select: ["variant_id", "quantity"], take: MAX_CART_LINES })
  const same = lines.filter((line) => line.variant_id === variant_id)
  const pieces = same.reduce((sum, line) => sum + Number(line.quantity), quantity)
  if (pieces > MAX_QUANTITY) next(tooManyPieces())
  else next(same.length === 0 && lines.length >= MAX_CART_LINES ? cartFull() : undefined)
}

/** The same for what a new cart begins with. */
export function limitFirstLines(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { items = [] } = req.body as { items?: { variant_id: string; quantity: number }[] }
  const pieces = new Map<string, number>()
  for (const { variant_id, quantity } of items) {
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  }
  if (pieces.size > MAX_CART_LINES) next(cartFull())
  else next([...pieces.values()].some((sum) => sum > MAX_QUANTITY) ? tooManyPieces() : undefined)
}

const tooManyPieces = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `More than ${MAX_QUANTITY} pieces of one thing`)
