import type { MedusaContainer } from "@medusajs/framework/types"
import { DAY_MS } from "@porteka/hungary"
import { orderIdSince } from "@porteka/shop/order-id-since"
import { queryRows } from "../../records/query-rows.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { MOST_DUE_DAYS, TRANSFER_DUE_DAYS } from "../../shop/transfer-due-days.ts"

const BATCH_SIZE = 50

/** The longest deadline, and two months in which canceling may have failed. */
const LOOK_BACK_DAYS = MOST_DUE_DAYS + 60

/**
 * Unpaid bank-transfer orders. A payment that is not canceled exists as soon as the staff has recorded money
 * ("Authorize"). Packed orders are left to the staff; orders fully paid by gift card owe nothing. Reads the tables of orders directly, as `mails/find-unsent-mails.ts` does.
 */
const UNPAID = `
  select o.id, o.display_id, o.created_at, o.email, o.locale,
         coalesce((o.metadata->>'${TRANSFER_DUE_DAYS}')::int, ?) as due_days,
         (select coalesce(sum(owed.amount), 0)::float8 from order_payment_collection pay
            join payment_collection owed on owed.id = pay.payment_collection_id
           where pay.order_id = o.id and pay.deleted_at is null) as owed,
         coalesce(part.received, 0)::float8 as received, part.last_at as received_at
    from "order" o
    left join lateral (
      select sum(amount) as received, max(coalesce(booked_at, created_at)) as last_at from bank_entry
       where order_id = o.id and is_part and settled_at is null) part on true
   where o.id > ? and (?::text is null or o.id = ?)
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

/** An order that awaits its transfer. */
export interface UnpaidTransfer {
  id: string
  display_id: number
  created_at: Date
  email: string | null
  locale: string | null
  /** Days to pay, as stated in the confirmation. */
  due_days: number
  /** The amount due. */
  owed: number
  /** What part payments have brought of it: the staff decides about an order that waits for the rest. */
  received: number
  /** When the last of them was booked. */
  received_at: Date | null
}

/** Every order of the last months that awaits its transfer, in batches. */
export async function* unpaidTransfers(container: MedusaContainer): AsyncGenerator<UnpaidTransfer> {
  let batch = await find(container, orderIdSince(new Date(Date.now() - LOOK_BACK_DAYS * DAY_MS)), null)
  while (batch.length > 0) {
    yield* batch
    batch = await find(container, batch.at(-1)?.id ?? "", null)
  }
}

/** Whether an order awaits its whole transfer now. */
export async function isUnpaidTransfer(container: MedusaContainer, orderId: string): Promise<boolean> {
  return (await findUnpaidTransfer(container, orderId))?.received === 0
}

/** The order, if it awaits its transfer now or the rest of it. */
export async function findUnpaidTransfer(
  container: MedusaContainer,
  orderId: string,
): Promise<UnpaidTransfer | undefined> {
  return (await find(container, "", orderId))[0]
}

async function find(
  container: MedusaContainer,
  after: string,
  only: string | null,
): Promise<UnpaidTransfer[]> {
  const { transferDueDays } = (await readSettings(container)).bank
  return await queryRows<UnpaidTransfer>(container, UNPAID, [transferDueDays, after, only, only])
}
