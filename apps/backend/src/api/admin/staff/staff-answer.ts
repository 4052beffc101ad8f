import type { MedusaContainer } from "@medusajs/framework/types"
import type { StaffAnswer } from "@porteka/commerce-sdk"
import { STAFF_MODULE } from "../../../modules/staff/index.ts"

/** The staff, pending invitations, and whether a second factor is required. */
export async function staffAnswer(container: MedusaContainer): Promise<StaffAnswer> {
  const staff = container.resolve(STAFF_MODULE)
  return { staff: await staff.list(), second_factor_required: await staff.requiresSecondFactor() }
}
