import type { StaffAction, StaffMember, StaffRole } from "@porteka/commerce-sdk"
import { ask, askPage, post } from "../ask.ts"

export const listStaff = async (): Promise<StaffMember[]> =>
  (await ask<{ staff: StaffMember[] }>("/admin/staff")).staff

export const setRole = async (email: string, role: StaffRole): Promise<StaffMember[]> =>
  (await post<{ staff: StaffMember[] }>("/admin/staff", { email, role })).staff

/** The role first: whoever opens the invitation at once has it. */
export async function invite(email: string, role: StaffRole): Promise<void> {
  await setRole(email, role)
  await post("/admin/invites", { email })
}

export const listActions = (page: number, q: string) =>
  askPage<{ actions: StaffAction[]; count: number }>("/admin/staff-actions", page, { q })
