import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../../logs/failure.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"
import { ProviderRefusedError } from "../../modules/card-provider/card-gateway.ts"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { withRefundsDecided } from "../../modules/card-provider/refund-book.ts"
import { queryRows } from "../../records/query-rows.ts"

const BATCH_SIZE = 20
/** After this time without an answer, the staff is told. */
const UNANSWERED_HOURS = 24

/**
 * Staff refunds that are not confirmed as sent to the provider: Medusa records a refund before it calls the
 * provider, and a process may crash in between. Refunds of the last minute may still be in progress. What the provider has
 * refused for good is left to the staff (`settle-refund.ts`). In random order, see `drop-half-made-orders.ts`.
 */
const UNSURE = `
  select refund.id as refund_id, refund.amount, payment.currency_code, payment.data->>'id' as provider_payment_id,
         refund.created_at < now() - make_interval(hours => ?) as is_overdue
    from refund join payment on payment.id = refund.payment_id and payment.provider_id = ?
   where refund.deleted_at is null and refund.metadata->>'is_sent' is null and refund.metadata->>'refusal' is null
     and refund.created_at < now() - interval '1 minute'
   order by random() limit ?`

interface Unsure {
  refund_id: string
  amount: string
  currency_code: string
  provider_payment_id: string
  is_overdue: boolean
}

/** Sends refunds that the provider lacks, marks those it has, and those that the staff has to look at. */
export async function repairRefunds(container: MedusaContainer): Promise<void> {
  const payments = container.resolve(CARD_PAYMENT_MODULE)
  if (!payments.isOpen) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const mark = (id: string, marks: { is_sent: true } | { refusal: string } | { is_unanswered: true }) =>
    knex.raw("update refund set metadata = coalesce(metadata, '{}') || ?::jsonb where id = ?", [
      JSON.stringify(marks),
      id,
    ])
  const rows = await queryRows<Unsure>(container, UNSURE, [UNANSWERED_HOURS, CARD_PROVIDER_ID, BATCH_SIZE])
  for (const { refund_id, amount, currency_code, provider_payment_id: id, is_overdue: isOverdue } of rows) {
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
      await mark(refund_id, { is_sent: true })
    } catch (error) {
      const reason = reasonOf(error)
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The refund ${refund_id} is not sent yet: ${reason}`)
      if (error instanceof ProviderRefusedError) await mark(refund_id, { refusal: reason })
      else if (isOverdue) await mark(refund_id, { is_unanswered: true })
    }
  }
}
