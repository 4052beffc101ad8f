import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shop } from "@porteka/shop"
import { reasonOf } from "../failure.ts"
import { cancelForReasonWorkflow } from "./cancel-for-reason.ts"
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

interface Unpaid {
  id: string
  display_id: number
}

/**
 * Cancels what was to be paid by transfer and was not, as the terms (7.2) and the confirmation say. One that cannot be
 * cancelled is logged and tried again by the next run; the others do not wait for it.
 */
export async function cancelUnpaidTransfers(container: MedusaContainer): Promise<void> {
  const before = overdueBefore(new Date(), shop.bank.transferDueDays)
  let batch = await findUnpaid(container, before)
  while (batch.length > 0) {
    for (const order of batch) await cancelUnpaid(container, before, order)
    batch = await findUnpaid(container, before, { after: batch.at(-1)?.id })
  }
}

async function cancelUnpaid(
  container: MedusaContainer,
  before: Date,
  { id, display_id: number }: Unpaid,
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    // The staff may have entered its money since the batch was read.
    const [still] = await findUnpaid(container, before, { only: id })
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
  before: Date,
  { after = "", only = null }: { after?: string; only?: string | null } = {},
): Promise<Unpaid[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(UNPAID, [after, before, only, only])
  return rows
}
