import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../workflows/restock/describe-notice.ts"
import type { RestockTokenInput } from "../../../../workflows/restock/restock-input.ts"

/** What the link of the mail leads to. A POST: the token must not stand in an address. */
export async function POST(req: MedusaRequest<RestockTokenInput>, res: MedusaResponse): Promise<void> {
  const notice = await requireNotice(req.scope, req.validatedBody.token)
  res.json(await describeNotice(req.scope, notice))
}
