import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SiteContent } from "@porteka/commerce-sdk"
import { readPublicContent } from "../../../shop/public-content.ts"

/** What the owner writes on the shop's pages; the change feed tells of another one with the tags "content:<kind>". */
export async function GET(req: MedusaRequest, res: MedusaResponse<SiteContent>): Promise<void> {
  res.json(await readPublicContent(req.scope))
}
