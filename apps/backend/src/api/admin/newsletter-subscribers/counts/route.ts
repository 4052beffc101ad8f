import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NEWSLETTER_MODULE } from "../../../../modules/newsletter/index.ts"

/** How many addresses are confirmed, and how many have yet to be. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await req.scope.resolve(NEWSLETTER_MODULE).count())
}
