import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../domains/restock/describe-notice.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"

/** What the link of the mail leads to. A POST: the token must not stand in an address. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const notice = await requireNotice(req.scope, req.validatedBody.token)
  res.json(await describeNotice(req.scope, notice))
}
