import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isProductLine, MAX_CART_LINES, MAX_LINE_QUANTITY } from "@porteka/shop"
import type { NewLine } from "../../domains/cart/to-line-item.ts"
import { cartFull } from "../../domains/checkout-errors.ts"
import { keyOf, readLines } from "../../domains/line-options/read-lines.ts"
import { invalidData } from "../../refusals/refusals.ts"

/** The total quantity of a variant in all its lines is limited. */
export async function limitLines(
  req: MedusaRequest<NewLine>,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const line = req.validatedBody
  const lines = (await readLines(req.scope, req.params.id ?? "")).filter(isProductLine)
  const same = lines.filter(({ variant_id: id }) => id === line.variant_id)
  const pieces = same.reduce((sum, { quantity }) => sum + quantity, line.quantity)
  const isNew = same.every((other) => keyOf(other) !== keyOf(line))
  if (pieces > MAX_LINE_QUANTITY) next(tooManyPieces())
  else next(isNew && lines.length >= MAX_CART_LINES ? cartFull() : undefined)
}

/** The same for the items of a new cart. */
export function limitFirstLines(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { items = [] } = req.body as { items?: NewLine[] }
  const pieces = new Map<string, number>()
  for (const { variant_id, quantity } of items) {
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  }
  if (new Set(items.map((item) => keyOf(item))).size > MAX_CART_LINES) next(cartFull())
  else next([...pieces.values()].some((sum) => sum > MAX_LINE_QUANTITY) ? tooManyPieces() : undefined)
}

const tooManyPieces = () => invalidData(`More than ${MAX_LINE_QUANTITY} pieces of one thing`)
