import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeDiscounts } from "../../../../../domains/checkout/change-discounts.ts"
import { requireParam } from "../../../../require-param.ts"
import { answerCart } from "../../answer-cart.ts"

type Codes = MedusaRequest<{ promo_codes: string[] }>

/** Medusa's calls for codes, with the code of `/discounts`. */
export async function POST(req: Codes, res: MedusaResponse): Promise<void> {
  await changeAll(req, res, "add")
}

export async function DELETE(req: Codes, res: MedusaResponse): Promise<void> {
  await changeAll(req, res, "remove")
}

async function changeAll(req: Codes, res: MedusaResponse, change: "add" | "remove"): Promise<void> {
  const cartId = requireParam(req, "id")
  for (const code of new Set(req.validatedBody.promo_codes)) {
    await changeDiscounts(req.scope, cartId, change, code.trim())
  }
  await answerCart(req, res, cartId)
}
