import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMakers } from "../../catalogue/read-makers.ts"

/** The distinct makers of all products, by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ makers: await readMakers(req.scope, { published: false }) })
}
