import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../domains/restock/describe-notice.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { RESTOCK_NOTICE_MODULE } from "../../../../modules/restock-notice/index.ts"
import { parseInput } from "../../../parse-input.ts"

/** Idempotent. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token } = parseInput(linkTokenSchema, req.body)
  const { id } = await requireNotice(req.scope, token)
  await req.scope.resolve(RESTOCK_NOTICE_MODULE).confirm(id)
  res.json(await describeNotice(req.scope, await requireNotice(req.scope, token)))
}
