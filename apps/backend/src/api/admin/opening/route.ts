import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOpening } from "../../../domains/opening/read-opening.ts"

/** What is done and what is left before the shop can open. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ checks: await readOpening(req.scope) })
}
