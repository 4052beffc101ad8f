import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { changeStaffPassword } from "../../../domains/staff/change-staff-password.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import type { NewPassword } from "../staff/staff-input.ts"

const refusals = () =>
  staffText({
    hu: {
      wrong: "A jelenlegi jelszó nem ez.",
      weak: "Az új jelszó könnyen kitalálható, vagy túl rövid: legalább 10 betű legyen, például több szó egymás után.",
    },
    en: {
      wrong: "The current password is another one.",
      weak: "The new password is easy to guess or too short: at least 10 characters, for example several words in a row.",
    },
  })

/** Changes the signed-in staff member's password, given the current one. */
export async function POST(req: AuthenticatedMedusaRequest<NewPassword>, res: MedusaResponse): Promise<void> {
  const refusal = await changeStaffPassword(req.scope, req.auth_context.actor_id, req.validatedBody)
  if (refusal) throw new MedusaError(MedusaError.Types.INVALID_DATA, refusals()[refusal])
  res.json({ changed: true })
}
