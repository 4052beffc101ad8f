import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { acceptOrderTransferWorkflow, requestOrderTransferWorkflow } from "@medusajs/medusa/core-flows"
import { queryRows } from "../../records/query-rows.ts"
import { notFound } from "../../refusals/refusals.ts"
import { underOrderLock } from "./order-lock.ts"

const MAX_ID = 100
/** Limits the e-mails, because each request sends one to the person who placed the order. */
const MOST_AT_ONCE = 10

export const ordersToClaimSchema = z.strictObject({
  order_ids: z.array(z.string().min(1).max(MAX_ID)).min(1).max(MOST_AT_ONCE),
})
export type OrdersToClaim = z.infer<typeof ordersToClaimSchema>

export const claimTokenSchema = z.strictObject({ token: z.string().min(1).max(MAX_ID) })
export type ClaimToken = z.infer<typeof claimTokenSchema>

/**
 * Requests that orders be moved to a customer's account. Whoever placed one gets an e-mail with a confirmation
 * token (Medusa's order transfer). Reveals nothing about orders that do not exist or cannot be transferred.
 */
export async function requestOrderTransfers(
  container: MedusaContainer,
  customerId: string,
  { order_ids }: OrdersToClaim,
): Promise<void> {
  for (const order_id of new Set(order_ids)) {
    await requestOrderTransferWorkflow(container)
      .run({ input: { order_id, customer_id: customerId, logged_in_user: customerId } })
      .catch(ignoreRefusal)
  }
}

/** @throws 404 for a token that is no longer valid */
export async function confirmOrders(container: MedusaContainer, { token }: ClaimToken): Promise<void> {
  const rows = await queryRows<{ order_id: string }>(
    container,
    `select change.order_id from order_change change
         join order_change_action action on action.order_change_id = change.id
        where change.change_type = 'transfer' and change.status = 'requested'
          and change.deleted_at is null and action.details ->> 'token' = ?`,
    [token],
  )
  const [asked] = rows
  if (!asked) throw notFound("This token is not valid any more")
  const { order_id } = asked
  await underOrderLock(container, order_id, () =>
    acceptOrderTransferWorkflow(container).run({ input: { order_id, token } }),
  )
}

/**
 * Ignores orders that do not exist, belong to the customer already or are already requested; other errors are
 * rethrown.
 */
function ignoreRefusal(error: unknown): void {
  if (!MedusaError.isMedusaError(error)) throw error
}
