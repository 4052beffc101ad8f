import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { RESTOCK_NOTICE_MODULE } from "../../../../modules/restock-notice/index.ts"
import { describeNotice, requireNotice } from "../../../../workflows/restock/describe-notice.ts"
import type { RestockTokenInput } from "../../../../workflows/restock/restock-input.ts"

/** Doing it twice changes nothing. */
export async function POST(req: MedusaRequest<RestockTokenInput>, res: MedusaResponse): Promise<void> {
  const { token } = req.validatedBody
  const { id } = await requireNotice(req.scope, token)
  await req.scope.resolve(RESTOCK_NOTICE_MODULE).confirm(id)
  res.json(await describeNotice(req.scope, await requireNotice(req.scope, token)))
}
