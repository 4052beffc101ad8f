import type { MedusaContainer } from "@medusajs/framework/types"
import { runStatement } from "../../records/query-rows.ts"

/**
 * Closes a cart that became an order, or opens one that did not. Of two processes that place one order, because Redis has lost
 * its lock, each that undoes its own sets the cart back to what it has seen.
 */
export async function setCompleted(
  container: MedusaContainer,
  cartId: string,
  isOrdered: boolean,
): Promise<void> {
  await runStatement(
    container,
    `update cart set completed_at = case when :isOrdered then now() end, updated_at = now()
      where id = :cartId and (completed_at is not null) <> :isOrdered`,
    { cartId, isOrdered },
  )
}
