import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { moveWithdrawalOn } from "../../../../domains/withdrawals/answer-withdrawal.ts"
import { WITHDRAWAL_MODULE } from "../../../../modules/withdrawal/index.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { toWithdrawalViews, withdrawalChangeSchema } from "../withdrawal-view.ts"

/** One case with its history. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readCase(req.scope, requireParam(req, "id")))
}

/** Records a decision and who made it; the consumer is informed about a decision. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(withdrawalChangeSchema, req.body)
  const id = requireParam(req, "id")
  await moveWithdrawalOn(req.scope, id, input, req.auth_context.actor_id)
  res.json(await readCase(req.scope, id))
}

async function readCase(container: MedusaContainer, id: string) {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE)
  const found = await withdrawals.retrieveWithdrawalCase(id)
  const events = await withdrawals.listWithdrawalEvents({ case_id: id }, { order: { created_at: "ASC" } })
  const [withdrawal] = await toWithdrawalViews(container, [found])
  return { withdrawal, events }
}
