import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import { parseInput } from "../../parse-input.ts"
import { toWithdrawalViews, withdrawalListQuerySchema } from "./withdrawal-view.ts"

/** Cases, newest first; `q` searches reference, name, order number and e-mail. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { q, status, limit, offset } = parseInput(withdrawalListQuerySchema, req.query)
  const [cases, count] = await req.scope
    .resolve(WITHDRAWAL_MODULE)
    .listAndCountWithdrawalCases(
      { ...(q && { q }), ...(status && { status }) },
      { take: limit, skip: offset, order: { number: "DESC" } },
    )
  res.json({ withdrawals: await toWithdrawalViews(req.scope, cases), count, limit, offset })
}
