import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import type { StaffMember } from "@porteka/commerce-sdk/wire"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { unauthorized } from "../../refusals/refusals.ts"
import { requireLiveSignIn } from "../account/staff-sign-in.ts"

/**
 * The member of the staff who makes a call; null for an API key of the owner, and before anybody has signed in.
 * @throws 401 for somebody who was removed from the staff, or signed in with a former password
 */
export async function requireMember(req: MedusaRequest): Promise<StaffMember | null> {
  const { actor_id: userId, actor_type: type } = (req as AuthenticatedMedusaRequest).auth_context ?? {}
  if (!userId || type !== "user") return null
  const [member] = await Promise.all([req.scope.resolve(STAFF_MODULE).find(userId), requireLiveSignIn(req)])
  // Removed from the staff: the session or token of such a person ends here, before it does by itself.
  if (!member) throw unauthorized("Unauthorized")
  return member
}
