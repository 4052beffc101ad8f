import type { CustomerAddress } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { answerOutcome, answerRefusal } from "./answer-outcome.server.ts"
import { toApiCustomer } from "./api-customer.ts"
import { toOutcome } from "./to-outcome.server.ts"

const FAILED = "Failed to update addresses"

/** Answers with `{ shipping_addresses }`. */
export function answerAddresses(outcome: Outcome<{ addresses: CustomerAddress[] }>) {
  return answerOutcome(outcome, ({ addresses }) => ({ shipping_addresses: addresses.map(toApi) }), FAILED)
}

/** `{ customer }` with the current addresses. */
export async function answerCustomer(
  outcome: Outcome<{ addresses: CustomerAddress[] }>,
  { commerce }: AccountVisit,
) {
  if (!outcome.ok) return answerRefusal(outcome, FAILED)
  const { addresses } = outcome
  return answerOutcome(
    await toOutcome(() => commerce.account.session()),
    ({ customer }) => ({
      customer: { ...toApiCustomer(customer), shipping_addresses: addresses.map(toApi) },
    }),
    FAILED,
  )
}

function toApi(address: CustomerAddress) {
  const { customer_id: _owner, created_at: _created, updated_at: _updated, ...rest } = address
  return { ...rest, metadata: { ...rest.metadata, address_type: rest.metadata?.address_type ?? "both" } }
}
