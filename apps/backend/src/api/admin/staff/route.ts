import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { STAFF_ROLES } from "@porteka/commerce-sdk/wire"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { underStaffLock } from "../../../domains/staff/staff-lock.ts"
import { STAFF_MODULE } from "../../../modules/staff/index.ts"
import { parseInput } from "../../parse-input.ts"
import { lastOwner } from "./last-owner.ts"
import { staffAnswer } from "./staff-answer.ts"

export const bodySchema = z.strictObject({
  email: z.email().max(EMAIL_CHARACTERS),
  role: z.enum(STAFF_ROLES),
})

/** The staff, and pending invitations. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await staffAnswer(req.scope))
}

/** Sets a role, by e-mail address: also before the invitation is accepted. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { email, role } = parseInput(bodySchema, req.body)
  const staff = req.scope.resolve(STAFF_MODULE)
  await underStaffLock(req.scope, async () => {
    if (!(await staff.setRole(email, role))) throw lastOwner()
  })
  res.json(await staffAnswer(req.scope))
}
