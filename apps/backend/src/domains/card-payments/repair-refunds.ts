import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { withRefundsDecided } from "../../modules/card-provider/refund-book.ts"
import { queryRows } from "../../records/query-rows.ts"
import { reasonOf } from "../failure.ts"

const LOOK_BACK_DAYS = 30
const BATCH_SIZE = 20

/**
 * Staff refunds that are not confirmed as sent to the provider: Medusa records a refund before it calls the
 * provider, and a process may crash in between. Refunds of the last minute may still be in progress. In random
 * order, see `drop-half-made-orders.ts`.
 */
const UNSURE = `
  select refund.id as refund_id, refund.amount, payment.currency_code, payment.data->>'id' as provider_payment_id
    from refund join payment on payment.id = refund.payment_id and payment.provider_id = ?
   where refund.deleted_at is null and refund.metadata->>'is_sent' is null
     and refund.created_at between now() - make_interval(days => ?) and now() - interval '1 minute'
   order by random() limit ?`

interface Unsure {
  refund_id: string
  amount: string
  currency_code: string
  provider_payment_id: string
}

/** Sends refunds that the provider lacks and marks those it has. */
export async function repairRefunds(container: MedusaContainer): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!payments.isOpen) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await queryRows<Unsure>(container, UNSURE, [CARD_PROVIDER_ID, LOOK_BACK_DAYS, BATCH_SIZE])
  for (const { refund_id, amount, currency_code, provider_payment_id: id } of rows) {
    try {
      await withRefundsDecided(knex, id, (decided_in_all) =>
        payments.gateway.refundPart({
          id,
          refund_id,
          amount: Number(amount),
          decided_in_all,
          currency_code,
        }),
      )
      await knex.raw(
        `update refund set metadata = coalesce(metadata, '{}') || '{"is_sent": true}' where id = ?`,
        [refund_id],
      )
    } catch (error) {
      const reason = reasonOf(error)
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The refund ${refund_id} is not sent yet: ${reason}`)
    }
  }
}
