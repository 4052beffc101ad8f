import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { WITHDRAWAL_MODULE } from "../../../../modules/withdrawal/index.ts"
import { requireParam } from "../../../require-param.ts"
import { toWithdrawalView, type WithdrawalChange } from "../withdrawal-view.ts"

/** One case with all that happened to it. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readCase(req.scope, requireParam(req, "id")))
}

/** Moves the work on a case on; who did it is noted. */
export async function POST(
  req: AuthenticatedMedusaRequest<WithdrawalChange>,
  res: MedusaResponse,
): Promise<void> {
  const id = requireParam(req, "id")
  const withdrawals = req.scope.resolve(WITHDRAWAL_MODULE)
  await withdrawals.retrieveWithdrawalCase(id)
  await withdrawals.changeStatus(id, req.validatedBody.status, req.auth_context.actor_id)
  res.json(await readCase(req.scope, id))
}

async function readCase(container: MedusaContainer, id: string) {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE)
  const found = await withdrawals.retrieveWithdrawalCase(id)
  const events = await withdrawals.listWithdrawalEvents({ case_id: id }, { order: { created_at: "ASC" } })
  return { withdrawal: toWithdrawalView(found), events }
}
