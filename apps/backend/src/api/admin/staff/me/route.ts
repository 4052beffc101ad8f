import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { STAFF_MODULE } from "../../../../modules/staff/index.ts"

/** What whoever asks may do. A key of the owner's is nobody, and may do everything. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const member = await req.scope.resolve(STAFF_MODULE).find(req.auth_context.actor_id)
  res.json({ role: member?.role ?? "owner" })
}
