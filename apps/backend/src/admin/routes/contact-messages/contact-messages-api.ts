import type { AdminContactMessage, ContactMessageState, ListAnswer } from "@porteka/commerce-sdk"
import { fetchPage, post } from "../../back-end.ts"

/** @param state empty: all of them */
export function listMessages(
  page: number,
  state: ContactMessageState | "",
): Promise<ListAnswer<"messages", AdminContactMessage>> {
  return fetchPage("/admin/contact-messages", page, state ? { state } : {})
}

export async function markMessage(id: string, state: ContactMessageState): Promise<void> {
  await post(`/admin/contact-messages/${id}`, { state })
}
