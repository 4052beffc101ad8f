import type { MedusaResponse } from "@medusajs/framework/http"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { ACCOUNT_MODULE } from "../../../../modules/account/index.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { requireParam } from "../../../require-param.ts"

/** Another customer's session is not found. */
export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  const { sessions } = req.scope.resolve(ACCOUNT_MODULE)
  if (!(await sessions.end(requireParam(req, "id"), customerId))) {
    throw notFound("There is no such session")
  }
  res.json({ success: true })
}
