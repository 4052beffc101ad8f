import type { MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { claimOrders } from "../../../domains/account/claim-orders.ts"
import { type AccountRequest, requireSession } from "../../../domains/account/current-account.ts"
import { saveFirstAddress } from "../../../domains/account/save-first-address.ts"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  const { id, email } = await req.scope.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const claimed = await claimOrders(req.scope, { id, email })
  if (claimed > 0) await saveFirstAddress(req.scope, id)
  res.json({ claimed })
}
