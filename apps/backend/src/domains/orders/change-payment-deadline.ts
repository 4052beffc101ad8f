import type { MedusaContainer } from "@medusajs/framework/types"
import { addDays, budapestDay, type CalendarDay, DAY_MS } from "@porteka/hungary"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { sendSoon } from "../../mail/send-soon.ts"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { runStatement } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { dueOn, MOST_DUE_DAYS, TRANSFER_DUE_DAYS } from "../../shop/transfer-due-days.ts"
import { readMoney } from "./read-money.ts"

interface TransferOrder {
  created_at: string | Date
  canceled_at: string | Date | null
  email: string | null
  locale: string | null
  metadata: Record<string, unknown> | null
}

export type DeadlineRefusal = "no_transfer_awaited" | "day_passed" | "day_too_late"

/**
 * Gives an order another last day for its transfer; the shopper gets it by e-mail. Reminder, cancellation, pro-forma and the
 * order's page follow it. Call it under the order's lock.
 * @returns why it was refused; null: it is done
 * @throws 404
 */
export async function changePaymentDeadline(
  container: MedusaContainer,
  { orderId, day }: { orderId: string; day: CalendarDay },
): Promise<DeadlineRefusal | null> {
  const [order] = await readRecords<TransferOrder>(container, {
    entity: "order",
    fields: ["created_at", "canceled_at", "email", "locale", "metadata"],
    filters: { id: orderId },
  })
  if (!order) throw notFound("There is no such order")
  const { due } = await readMoney(container, orderId)
  if (order.metadata?.payment_method !== "bank_transfer" || order.canceled_at || due <= 0)
    return "no_transfer_awaited"
  const ordered = budapestDay(order.created_at)
  if (day < budapestDay(new Date())) return "day_passed"
  if (day > addDays(ordered, MOST_DUE_DAYS)) return "day_too_late"
  if (day === dueOn(order, await readSettings(container))) return null
  await runStatement(
    container,
    `update "order" set metadata = metadata || jsonb_build_object('${TRANSFER_DUE_DAYS}', ?::int) where id = ?`,
    [(Date.parse(day) - Date.parse(ordered)) / DAY_MS, orderId],
  )
  if (order.email) await enqueueNotice(container, { orderId, day, email: order.email, locale: order.locale })
  return null
}

async function enqueueNotice(
  container: MedusaContainer,
  { orderId, day, email, locale }: { orderId: string; day: string; email: string; locale: string | null },
): Promise<void> {
  const key = `transfer_deadline:${orderId}:${day}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
    key,
    kind: "transfer_deadline",
    about_id: orderId,
    part_id: day,
    recipient: email,
    locale: findLocale(locale) ?? DEFAULT_LOCALE,
  })
  await sendSoon(container, [key])
}
