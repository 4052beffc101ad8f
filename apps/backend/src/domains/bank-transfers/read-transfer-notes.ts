import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntry, TransferNotes } from "@porteka/commerce-sdk"
import { findOrdersToPay } from "../order-desk/desk-orders.ts"
import { findLateParts } from "../orders/late-parts.ts"
import { findUndecided } from "./find-undecided.ts"

/** What bank statements say about orders that wait for a transfer: only about those of which they say something. */
export async function readTransferNotes(container: MedusaContainer): Promise<TransferNotes[]> {
  const [orders, late, undecidedFor] = [
    await findOrdersToPay(container, []),
    await findLateParts(container),
    await findUndecided(container),
  ]
  return orders
    .map(({ id, display_id, created_at, due, received_in_part: received }) => ({
      order_id: id,
      rest_is_late: late.has(id),
      possible_transfers: undecidedFor({
        id,
        display_id,
        created_at: new Date(created_at),
        missing: due - received,
      }).map(toPossibleTransfer),
    }))
    .filter(({ rest_is_late: isLate, possible_transfers: possible }) => isLate || possible.length > 0)
}

const toPossibleTransfer = ({
  id,
  amount,
  currency,
  booked_on,
  payer,
}: BankEntry): TransferNotes["possible_transfers"][number] => ({ id, amount, currency, booked_on, payer })
