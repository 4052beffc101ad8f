import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import {
  changePaymentDeadline,
  type DeadlineRefusal,
} from "../../../../../domains/orders/change-payment-deadline.ts"
import { notAllowed } from "../../../../../refusals/refusals.ts"
import { MOST_DUE_DAYS } from "../../../../../shop/transfer-due-days.ts"
import type { Words } from "../../../../../staff-language/staff-language.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export const bodySchema = z.strictObject({ due_on: z.iso.date() })

/** Gives an order that awaits its transfer another last day to pay. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const { due_on: day } = parseInput(bodySchema, req.body)
  const refused = await changePaymentDeadline(req.scope, { orderId, day })
  if (refused) throw notAllowed(REASONS[refused])
  res.json({ order: await readDesk(req.scope, orderId) })
}

const REASONS: Record<DeadlineRefusal, Words> = {
  no_transfer_awaited: {
    hu: "Erre a rendelésre a bolt nem vár átutalást.",
    en: "No bank transfer is awaited for this order.",
  },
  day_passed: { hu: "Ez a nap már elmúlt.", en: "This day has passed." },
  day_too_late: {
    hu: `A határidő legfeljebb ${MOST_DUE_DAYS} nappal lehet a megrendelés után.`,
    en: `The deadline can be ${MOST_DUE_DAYS} days after the order at most.`,
  },
}
