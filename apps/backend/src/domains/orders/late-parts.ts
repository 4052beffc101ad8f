import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { TRANSFER_DUE_DAYS } from "../../shop/transfer-due-days.ts"
import { overdueBefore } from "./transfer-overdue.ts"

/** After the e-mail that asks for the rest, the buyer has some days, even if the deadline is over. */
const DAYS_FOR_THE_REST = 3

const WAITING = `
  select o.id, o.created_at, coalesce((o.metadata->>'${TRANSFER_DUE_DAYS}')::int, :days) as due_days
    from bank_entry part join "order" o on o.id = part.order_id and o.canceled_at is null
   where part.is_part and part.settled_at is null
   group by o.id
  having max(coalesce(part.booked_at, part.created_at)) < now() - make_interval(days => ${DAYS_FOR_THE_REST})`

/** Orders of which a part was paid, and the rest has not come in time. They are not canceled by themselves: the staff decides. */
export async function findLateParts(container: MedusaContainer): Promise<Set<string>> {
  const { transferDueDays: days } = (await readSettings(container)).bank
  const waiting = await queryRows<{ id: string; created_at: Date; due_days: number }>(container, WAITING, {
    days,
  })
  const now = new Date()
  const late = waiting.filter(({ created_at, due_days }) => created_at < overdueBefore(now, due_days))
  return new Set(late.map(({ id }) => id))
}
