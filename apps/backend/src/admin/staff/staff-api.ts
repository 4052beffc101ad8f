import type { OwnRights, StaffAction, StaffAnswer, StaffRole } from "@porteka/commerce-sdk"
import { ask, askPage, post } from "../ask.ts"

export const readStaff = () => ask<StaffAnswer>("/admin/staff")

export const setRole = (email: string, role: StaffRole) => post<StaffAnswer>("/admin/staff", { email, role })

export const readOwnRights = () => ask<OwnRights>("/admin/staff/me")

export const requireSecondFactor = (required: boolean) =>
  post<StaffAnswer>("/admin/staff/second-factor", { required })

export const resetSecondFactor = (id: string) =>
  ask<StaffAnswer>(`/admin/staff/second-factor/${id}`, { method: "DELETE" })

/** The role is saved first, so that it applies even if the invitation is opened at once. */
export async function invite(email: string, role: StaffRole): Promise<void> {
  await setRole(email, role)
  await post("/admin/invites", { email })
}

export const listActions = (page: number, q: string) =>
  askPage<{ actions: StaffAction[]; count: number }>("/admin/staff-actions", page, { q })
