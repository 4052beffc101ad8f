import type { AccountCustomer } from "@porteka/commerce-sdk"

/** A customer as `/api/customers/*` gives them (specification 3). */
export function toApiCustomer({ id, first_name, last_name, email, phone }: AccountCustomer) {
  return { id, first_name, last_name, email, phone }
}
