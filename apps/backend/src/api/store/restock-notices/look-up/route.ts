import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { describeNotice, requireNotice } from "../../../../domains/restock/describe-notice.ts"
import { linkTokenSchema } from "../../../../mail/link-token-input.ts"
import { parseInput } from "../../../parse-input.ts"

/** The request of an e-mail's link. A POST, because the token must not be in a URL. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const notice = await requireNotice(req.scope, parseInput(linkTokenSchema, req.body).token)
  res.json(await describeNotice(req.scope, notice))
}
