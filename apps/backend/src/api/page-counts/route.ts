import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { PageCountReport } from "@porteka/commerce-sdk"
import { PAGE_COUNT_MODULE } from "../../modules/page-count/index.ts"

/** A storefront reports its page views. */
export async function POST(req: MedusaRequest<PageCountReport>, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(PAGE_COUNT_MODULE).record(req.validatedBody)
  res.json({ counted: true })
}
