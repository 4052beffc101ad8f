import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireNotice } from "../../../../domains/restock/describe-notice.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { RESTOCK_NOTICE_MODULE } from "../../../../modules/restock-notice/index.ts"
import { parseInput } from "../../../parse-input.ts"

/** Deletes the request and its address. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = await requireNotice(req.scope, parseInput(linkTokenSchema, req.body).token)
  await req.scope.resolve(RESTOCK_NOTICE_MODULE).cancel(id)
  res.json({ cancelled: true })
}
