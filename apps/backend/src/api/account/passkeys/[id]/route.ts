import type { MedusaResponse } from "@medusajs/framework/http"
import { accountSchemas } from "../../../../domains/account/account-input.ts"
import { type AccountRequest, requireSession } from "../../../../domains/account/current-account.ts"
import { ACCOUNT_MODULE } from "../../../../modules/account/index.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

const UNKNOWN = "There is no such passkey"

export async function POST(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { name } = parseInput(accountSchemas.passkeyName, req.body)
  const { customer_id: customerId } = requireSession(req)
  const { passkeys } = req.scope.resolve(ACCOUNT_MODULE)
  const isKnown = await passkeys.rename(requireParam(req, "id"), customerId, name)
  if (!isKnown) throw notFound(UNKNOWN)
  res.json({ success: true })
}

export async function DELETE(req: AccountRequest, res: MedusaResponse): Promise<void> {
  const { customer_id: customerId } = requireSession(req)
  const isKnown = await req.scope.resolve(ACCOUNT_MODULE).passkeys.remove(requireParam(req, "id"), customerId)
  if (!isKnown) throw notFound(UNKNOWN)
  res.json({ success: true })
}
