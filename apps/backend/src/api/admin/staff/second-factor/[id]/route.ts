import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { STAFF_MODULE } from "../../../../../modules/staff/index.ts"
import { notAllowed, notFound } from "../../../../../refusals/refusals.ts"
import { requireParam } from "../../../../require-param.ts"
import { staffAnswer } from "../../staff-answer.ts"

/** Removes the second factor of somebody who has lost it. One's own is removed with a code, on the profile. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const staff = req.scope.resolve(STAFF_MODULE)
  if (id === req.auth_context.actor_id)
    throw notAllowed({
      hu: "A sajátját a profilján kapcsolhatja ki, egy kóddal.",
      en: "Your own is switched off on your profile, with a code.",
    })
  if (!(await staff.find(id)))
    throw notFound({ hu: "Nincs ilyen munkatárs.", en: "There is no such member of the staff." })
  await staff.resetSecondFactor(id)
  res.json(await staffAnswer(req.scope))
}
