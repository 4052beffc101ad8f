import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { STAFF_MODULE } from "../../../modules/staff/index.ts"
import type { StaffRoleInput } from "./staff-input.ts"

/** Who works in the shop, and who is invited. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ staff: await req.scope.resolve(STAFF_MODULE).list() })
}

/** Says what somebody may do, by address: also before he has accepted his invitation. */
export async function POST(
  req: AuthenticatedMedusaRequest<StaffRoleInput>,
  res: MedusaResponse,
): Promise<void> {
  const { email, role } = req.validatedBody
  const staff = req.scope.resolve(STAFF_MODULE)
  if (!(await staff.setRole(email, role)))
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Ő az utolsó tulajdonos: előbb adja másnak ezt a munkakört.",
    )
  res.json({ staff: await staff.list() })
}
