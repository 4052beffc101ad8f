import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readTransferNotes } from "../../../../domains/bank-transfers/read-transfer-notes.ts"

/** What statements say about orders that wait for money. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ notes: await readTransferNotes(req.scope) })
}
