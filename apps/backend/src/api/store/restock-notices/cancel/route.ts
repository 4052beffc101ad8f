import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { RESTOCK_NOTICE_MODULE } from "../../../../modules/restock-notice/index.ts"
import { requireNotice } from "../../../../workflows/restock/describe-notice.ts"
import type { RestockTokenInput } from "../../../../workflows/restock/restock-input.ts"

/** Forgets the wish and the address with it. */
export async function POST(req: MedusaRequest<RestockTokenInput>, res: MedusaResponse): Promise<void> {
  const { id } = await requireNotice(req.scope, req.validatedBody.token)
  await req.scope.resolve(RESTOCK_NOTICE_MODULE).cancel(id)
  res.json({ cancelled: true })
}
