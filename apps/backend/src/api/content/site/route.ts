import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SiteContent } from "@porteka/commerce-sdk"
import { readPublicContent } from "../../../shop/public-content.ts"

/** The owner's content on the shop's pages; the change feed announces changes with the tags "content:<kind>". */
export async function GET(req: MedusaRequest, res: MedusaResponse<SiteContent>): Promise<void> {
  res.json(await readPublicContent(req.scope))
}
