import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listEntries } from "../../../../domains/bank-transfers/list-entries.ts"
import { placeEntry } from "../../../../domains/bank-transfers/place-entry.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { entryIdSchema, entryStepSchema } from "../entry-step.ts"

/** Assigns an entry to an order, says that it belongs to none or was sent back, or takes that back. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = parseInput(entryIdSchema, requireParam(req, "id"))
  const step = parseInput(entryStepSchema, req.body)
  await placeEntry(req.scope, { id, step, staffId: req.auth_context.actor_id })
  res.json(await listEntries(req.scope))
}
