import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { OwnRights } from "@porteka/commerce-sdk"
import { STAFF_MODULE } from "../../../../modules/staff/index.ts"

/** The caller's permissions. The owner's API keys belong to nobody, and may do everything. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const staff = req.scope.resolve(STAFF_MODULE)
  const member = await staff.find(req.auth_context.actor_id)
  const rights: OwnRights = {
    role: member?.role ?? "owner",
    needs_second_factor: member !== null && (await staff.lacksSecondFactor(member)),
  }
  res.json(rights)
}
