import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readSettings } from "../../shop/read-shop.ts"
import { TRANSFER_DUE_DAYS } from "../../shop/transfer-due-days.ts"
import { reasonOf } from "../failure.ts"
import { cancelForReasonWorkflow } from "./cancel-for-reason.workflow.ts"
import { overdueBefore } from "./transfer-overdue.ts"

const BATCH_SIZE = 50

/**
 * Orders by bank transfer that nobody has paid: a payment that is not cancelled exists as soon as the staff has said
 * that money came ("Authorize"), also for a part of it. What is packed is the staff's to decide; what a gift card has
 * paid whole owes nothing.
 * Reads the tables of orders directly, as `mails/find-untold.ts` does.
 */
const UNPAID = `
  select o.id, o.display_id from "order" o
   where o.id > ? and o.created_at < ? and (?::text is null or o.id = ?)
     and coalesce((o.metadata->>'${TRANSFER_DUE_DAYS}')::int, ?) = ?
     and o.metadata->>'payment_method' = 'bank_transfer'
     and o.status = 'pending' and o.canceled_at is null and o.deleted_at is null and not o.is_draft_order
     and not exists (
       select from order_payment_collection pay
         join payment p on p.payment_collection_id = pay.payment_collection_id
        where pay.order_id = o.id and pay.deleted_at is null
          and p.deleted_at is null and (p.canceled_at is null or p.captured_at is not null))
     and exists (
       select from order_payment_collection pay
         join payment_collection owed on owed.id = pay.payment_collection_id and owed.amount > 0
        where pay.order_id = o.id and pay.deleted_at is null)
     and not exists (
       select from order_fulfillment link join fulfillment f on f.id = link.fulfillment_id
        where link.order_id = o.id and link.deleted_at is null and f.canceled_at is null)
   order by o.id limit ${BATCH_SIZE}`

/** How many days orders were given: each the ones its confirmation names. */
const GIVEN_DAYS = `
  select distinct coalesce((metadata->>'${TRANSFER_DUE_DAYS}')::int, ?) as days from "order"
   where metadata->>'payment_method' = 'bank_transfer' and status = 'pending' and deleted_at is null`

interface Overdue {
  before: Date
  /** What the orders were given, and what those were that do not say it. */
  days: number
  defaultDays: number
}

interface Unpaid {
  id: string
  display_id: number
}

/**
 * Cancels what was to be paid by transfer and was not, as the terms (7.2) and the confirmation say. One that cannot be
 * cancelled is logged and tried again by the next run; the others do not wait for it.
 */
export async function cancelUnpaidTransfers(container: MedusaContainer): Promise<void> {
  const { transferDueDays: defaultDays } = (await readSettings(container)).bank
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { days: number }[] }>(GIVEN_DAYS, [defaultDays])
  for (const { days } of rows)
    await cancelOverdue(container, { before: overdueBefore(new Date(), days), days, defaultDays })
}

async function cancelOverdue(container: MedusaContainer, overdue: Overdue): Promise<void> {
  let batch = await findUnpaid(container, overdue)
  while (batch.length > 0) {
    for (const order of batch) await cancelUnpaid(container, overdue, order)
    batch = await findUnpaid(container, overdue, { after: batch.at(-1)?.id })
  }
}

async function cancelUnpaid(
  container: MedusaContainer,
  overdue: Overdue,
  { id, display_id: number }: Unpaid,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    // The staff may have entered its money since the batch was read.
    const [still] = await findUnpaid(container, overdue, { only: id })
    if (!still) return
    await cancelForReasonWorkflow(container).run({ input: { order_id: id, reason: "unpaid" } })
    logger.info(`Order ${number} (${id}) was cancelled: its transfer did not come in time`)
  } catch (error) {
    const reason = reasonOf(error)
    logger.error(`Order ${number} (${id}) is unpaid and was not cancelled: ${reason}`)
  }
}

async function findUnpaid(
  container: MedusaContainer,
  { before, days, defaultDays }: Overdue,
  { after = "", only = null }: { after?: string; only?: string | null } = {},
): Promise<Unpaid[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(UNPAID, [after, before, only, only, defaultDays, days])
  return rows
}
