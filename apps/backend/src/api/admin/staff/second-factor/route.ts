import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { STAFF_MODULE } from "../../../../modules/staff/index.ts"
import { notAllowed } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"
import { staffAnswer } from "../staff-answer.ts"

export const bodySchema = z.strictObject({ required: z.boolean() })

/** Requires a second factor from all staff, or from nobody. The caller must have one. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { required } = parseInput(bodySchema, req.body)
  const staff = req.scope.resolve(STAFF_MODULE)
  const asker = await staff.find(req.auth_context.actor_id)
  if (required && asker && !asker.has_second_factor)
    throw notAllowed({
      hu: "Előbb a saját profilján kapcsolja be a kétlépéses hitelesítést, hogy Ön se maradjon kívül.",
      en: "Switch two-factor authentication on for your own profile first, so that you are not left outside.",
    })
  await staff.requireSecondFactor(required)
  res.json(await staffAnswer(req.scope))
}
