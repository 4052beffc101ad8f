import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { parseInput } from "../../parse-input.ts"

export async function GET(req: AccountRequest, res: MedusaResponse): Promise<void> {
  res.json(await req.scope.resolve(ACCOUNT_MODULE).wishlists.find(requireSession(req).customer_id))
}

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  const { wishlists } = req.scope.resolve(ACCOUNT_MODULE)
  await wishlists.save(customerId, parseInput(accountSchemas.wishlist, req.body).items)
  res.json(await wishlists.find(customerId))
}

export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(ACCOUNT_MODULE).wishlists.forget(requireSession(req).customer_id)
  res.json({ success: true })
}
