import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../domains/restock/describe-notice.ts"
import type { LinkTokenInput } from "../../../../mail/link-token-input.ts"

/** The request of an e-mail's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest<LinkTokenInput>, res: MedusaResponse): Promise<void> {
  const notice = await requireNotice(req.scope, req.validatedBody.token)
  res.json(await describeNotice(req.scope, notice))
}
