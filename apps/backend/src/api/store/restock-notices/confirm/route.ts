import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../domains/restock/describe-notice.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"
import { RESTOCK_NOTICE_MODULE } from "../../../../modules/restock-notice/index.ts"

/** Idempotent. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const { token } = req.validatedBody
  const { id } = await requireNotice(req.scope, token)
  await req.scope.resolve(RESTOCK_NOTICE_MODULE).confirm(id)
  res.json(await describeNotice(req.scope, await requireNotice(req.scope, token)))
}
