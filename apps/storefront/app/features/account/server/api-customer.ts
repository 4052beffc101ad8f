import type { AccountCustomer } from "@porteka/commerce-sdk"

/** A customer in the format of `/api/customers/*` (specification, section 3). */
export function toApiCustomer({ id, first_name, last_name, email, phone }: AccountCustomer) {
  return { id, first_name, last_name, email, phone }
}
