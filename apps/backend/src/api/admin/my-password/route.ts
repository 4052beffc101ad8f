import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { changeStaffPassword } from "../../../domains/staff/change-staff-password.ts"
import type { NewPassword } from "../staff/staff-input.ts"

const REFUSALS = {
  wrong: "A jelenlegi jelszó nem ez.",
  weak: "Az új jelszó könnyen kitalálható, vagy túl rövid: legalább 10 betű legyen, például több szó egymás után.",
}

/** Whoever is signed in gets a new password, for which he types the one he has. */
export async function POST(req: AuthenticatedMedusaRequest<NewPassword>, res: MedusaResponse): Promise<void> {
  const refusal = await changeStaffPassword(req.scope, req.auth_context.actor_id, req.validatedBody)
  if (refusal) throw new MedusaError(MedusaError.Types.INVALID_DATA, REFUSALS[refusal])
  res.json({ changed: true })
}
