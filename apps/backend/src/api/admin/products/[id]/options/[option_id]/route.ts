import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  changeOwnOption,
  optionChangeSchema,
  readOwnOption,
  readProductOptions,
  removeOwnOption,
} from "../../../../../../domains/products/product-options.ts"
import { parseInput } from "../../../../../parse-input.ts"
import { requireParam } from "../../../../../require-param.ts"

/** In Medusa 2 options are separate from products; these calls of the specification affect the named product only. */

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const option = await readOwnOption(req.scope, requireParam(req, "id"), requireParam(req, "option_id"))
  res.json({ product_option: option })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [productId, optionId] = [requireParam(req, "id"), requireParam(req, "option_id")]
  // Not in a middleware, whose pattern would also match Medusa's own …/options/batch.
  const change = parseInput(optionChangeSchema, req.body)
  await changeOwnOption(req.scope, productId, optionId, change)
  res.json({ product: await readProductOptions(req.scope, productId) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [productId, optionId] = [requireParam(req, "id"), requireParam(req, "option_id")]
  await removeOwnOption(req.scope, productId, optionId)
  res.json({
    id: optionId,
    object: "product_option",
    deleted: true,
    product: await readProductOptions(req.scope, productId),
  })
}
