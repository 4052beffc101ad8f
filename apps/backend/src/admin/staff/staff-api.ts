import type { OwnRights, StaffAction, StaffAnswer, StaffRole } from "@porteka/commerce-sdk"
import { fetchJson, fetchPage, post } from "../back-end.ts"

export const readStaff = () => fetchJson<StaffAnswer>("/admin/staff")

export const setRole = (email: string, role: StaffRole) => post<StaffAnswer>("/admin/staff", { email, role })

export const readOwnRights = () => fetchJson<OwnRights>("/admin/staff/me")

export const requireSecondFactor = (required: boolean) =>
  post<StaffAnswer>("/admin/staff/second-factor", { required })

export const resetSecondFactor = (id: string) =>
  fetchJson<StaffAnswer>(`/admin/staff/second-factor/${id}`, { method: "DELETE" })

/** The role is saved first, so that it applies even if the invitation is opened at once. */
export async function invite(email: string, role: StaffRole): Promise<void> {
  await setRole(email, role)
  await post("/admin/invites", { email })
}

export const listActions = (page: number, q: string) =>
  fetchPage<{ actions: StaffAction[]; count: number }>("/admin/staff-actions", page, { q })
