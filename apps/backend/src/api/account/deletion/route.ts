import type { MedusaResponse } from "@medusajs/framework/http"
import type { AccountInput } from "../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { requestDeletion } from "../../../domains/account/rights/delete-account.ts"
import { readShopper } from "../../../domains/account/shopper.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"

export async function POST(
  req: AccountRequest<AccountInput["deletion"]>,
  res: MedusaResponse,
): Promise<void> {
  const session = requireSession(req)
  res.status(202).json(await requestDeletion(req.scope, session, req.validatedBody, readShopper(req)))
}

/** The account stays. */
export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(ACCOUNT_MODULE).deletions.cancel(requireSession(req).customer_id)
  res.json({ success: true })
}
