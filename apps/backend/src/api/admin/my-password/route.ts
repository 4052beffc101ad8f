import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { changeStaffPassword } from "../../../domains/staff/change-staff-password.ts"
import { weakPasswordText } from "../../../domains/staff/weak-password-text.ts"
import { invalidData } from "../../../refusals/refusals.ts"
import { staffText } from "../../../staff-language/staff-language.ts"
import { keepSignIn } from "../../account/staff-sign-in.ts"
import { parseInput } from "../../parse-input.ts"

const MAX_PASSWORD = 200

export const bodySchema = z.strictObject({
  current: z.string().min(1).max(MAX_PASSWORD),
  password: z.string().min(1).max(MAX_PASSWORD),
})

const wrongPasswordText = () =>
  staffText({ hu: "A jelenlegi jelszó nem ez.", en: "The current password is another one." })

/** Changes the signed-in staff member's password, given the current one. Everywhere else this person is signed out. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(bodySchema, req.body)
  const refusal = await changeStaffPassword(req.scope, req.auth_context.actor_id, input)
  if (refusal) {
    const reason = refusal === "weak" ? weakPasswordText() : wrongPasswordText()
    throw invalidData(reason)
  }
  keepSignIn(req)
  res.json({ changed: true })
}
