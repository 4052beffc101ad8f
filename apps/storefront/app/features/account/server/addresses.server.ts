import type { CustomerAddress, CustomerAddressChanges, CustomerAddressInput } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { toOutcome, toOutcomeOf } from "./to-outcome.server.ts"

type WithAddresses = { addresses: CustomerAddress[] }
const MOST_ADDRESSES = 100

export function listAddresses({ commerce }: AccountVisit): Promise<Outcome<WithAddresses>> {
  return toOutcome(() => readAddresses(commerce))
}

/** @param id null: a new one */
export function saveAddress(
  { commerce }: AccountVisit,
  id: string | null,
  address: CustomerAddressInput,
): Promise<Outcome<WithAddresses>> {
  const sent = { ...address, country_code: address.country_code.toLowerCase() }
  const save = async () => {
    if (id === null) await commerce.addresses.create(sent)
    else await commerce.addresses.update(id, sent)
    return readAddresses(commerce)
  }
  return id === null ? toOutcome(save) : toOutcomeOf(id, save)
}

/** Sends only what changes. */
export function changeAddress(
  { commerce }: AccountVisit,
  id: string,
  changes: CustomerAddressChanges,
): Promise<Outcome<WithAddresses>> {
  return toOutcomeOf(id, async () => {
    await commerce.addresses.update(id, changes)
    return readAddresses(commerce)
  })
}

export function deleteAddress({ commerce }: AccountVisit, id: string): Promise<Outcome<WithAddresses>> {
  return toOutcomeOf(id, async () => {
    await commerce.addresses.delete(id)
    return readAddresses(commerce)
  })
}

export function setDefault(
  { commerce }: AccountVisit,
  id: string,
  use: "shipping" | "billing",
): Promise<Outcome<WithAddresses>> {
  return toOutcomeOf(id, async () => {
    await commerce.addresses.update(
      id,
      use === "shipping" ? { is_default_shipping: true } : { is_default_billing: true },
    )
    return readAddresses(commerce)
  })
}

async function readAddresses(commerce: AccountVisit["commerce"]): Promise<WithAddresses> {
  const { addresses } = await commerce.addresses.list({ query: { limit: MOST_ADDRESSES } })
  return { addresses }
}
