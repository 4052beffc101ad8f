import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { queryRows } from "../../records/query-rows.ts"
import { logFailure } from "../run-separately.ts"

const BATCH_SIZE = 20

/** A more recent capture may still be in progress. */
const UNNOTED = `
  select max(payment.id) as payment_id, collection.id as collection_id
    from payment_collection collection
    join payment on payment.payment_collection_id = collection.id and payment.deleted_at is null
    join capture on capture.payment_id = payment.id and capture.deleted_at is null
   where payment.provider_id = ?
     and payment.captured_at between now() - make_interval(days => ?) and now() - interval '1 minute'
   group by collection.id
  having coalesce(collection.captured_amount, 0) < sum(capture.amount)
   order by random() limit ?`

/**
 * Medusa records a capture on the payment first and on its collection afterward. If the process crashes in
 * between, the order is shown as unpaid; capturing a captured payment again only updates the collection.
 */
export async function recordCapture(container: MedusaContainer, paymentId: string): Promise<void> {
  await container.resolve(Modules.PAYMENT).capturePayment({ payment_id: paymentId })
}

/** Finds captures of the last days that are not recorded on their payment collection yet. */
export async function repairCaptures(container: MedusaContainer, { days }: { days: number }): Promise<void> {
  const rows = await queryRows<{ payment_id: string; collection_id: string }>(container, UNNOTED, [
    CARD_PROVIDER_ID,
    days,
    BATCH_SIZE,
  ])
  for (const { payment_id, collection_id } of rows) {
    const what = `The capture of ${payment_id} is not recorded at ${collection_id} yet`
    await logFailure(container, what, () => recordCapture(container, payment_id))
  }
}
