import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminContactMessage, ContactMessageState } from "@porteka/commerce-sdk/wire"
import { queryRows } from "../../records/query-rows.ts"

interface Asked {
  /** Absent: all of them. */
  state?: ContactMessageState | undefined
  limit: number
  offset: number
}

const CONDITION: Record<ContactMessageState, string> = {
  open: "where message.answered_at is null",
  answered: "where message.answered_at is not null",
}

const COLUMNS = `
  message.id, message.reference, message.locale, message.name, message.email, message.order_reference, message.order_id,
  message.message, message.received_at, message.answered_at, coalesce(staff.email, message.answered_by) as answered_by`

/** Messages of the contact page, newest first. */
export async function listContactMessages(
  container: MedusaContainer,
  { state, limit, offset }: Asked,
): Promise<{ messages: AdminContactMessage[]; count: number }> {
  const condition = state ? CONDITION[state] : ""
  const [messages, [counted]] = await Promise.all([
    queryRows<AdminContactMessage>(
      container,
      `select ${COLUMNS} from contact_message message left join "user" staff on staff.id = message.answered_by
        ${condition} order by message.number desc limit ? offset ?`,
      [limit, offset],
    ),
    queryRows<{ count: number }>(
      container,
      `select count(*)::int as count from contact_message message ${condition}`,
    ),
  ])
  return { messages, count: counted?.count ?? 0 }
}
