import type { MedusaContainer } from "@medusajs/framework/types"
import { NO_MINIMUM_CODES } from "../../records/minimum-codes.sql.ts"
import { queryRows } from "../../records/query-rows.ts"

/**
 * Requires that there is no promotion, neither in the cart, nor kept by it for a higher value or a delivery, nor automatic, and
 * that the customer is in no group.
 * Then the amounts consist of the prices of lines and deliveries and their taxes.
 */
const SIMPLE = `
  select cart.id from cart
   where cart.id = ? and cart.deleted_at is null and cart.region_id is not null
     and not exists (select from cart_promotion link where link.cart_id = cart.id and link.deleted_at is null)
     and ${NO_MINIMUM_CODES}
     and not exists (select from promotion where is_automatic and status = 'active' and deleted_at is null)
     and not exists (select from customer_group_customer member
                      where member.customer_id = cart.customer_id and member.deleted_at is null)
     and not exists (select from credit_line credit where credit.cart_id = cart.id and credit.deleted_at is null)`

/** Whether a cart's amounts can be computed without promotions. */
export async function isSimple(container: MedusaContainer, cartId: string): Promise<boolean> {
  const rows = await queryRows<object>(container, SIMPLE, [cartId])
  return rows.length === 1
}
