import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMakers } from "../../catalogue/read-makers.ts"

/** The workshops that products carry, each once, by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ makers: await readMakers(req.scope, { published: false }) })
}
