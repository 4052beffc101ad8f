import type { ComplaintCase, ComplaintState, ListAnswer } from "@porteka/commerce-sdk"
import { fetchPage, post } from "../../back-end.ts"

/** @param state empty: all of them */
export function listComplaints(
  page: number,
  state: ComplaintState | "",
): Promise<ListAnswer<"complaints", ComplaintCase>> {
  return fetchPage("/admin/complaints", page, state ? { status: state } : {})
}

/** @param answer what the customer is mailed */
export async function moveComplaint(id: string, status: ComplaintState, answer: string): Promise<void> {
  await post(`/admin/complaints/${id}`, { status, answer })
}
