import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import type { ComponentType } from "react"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"
import type { UnpaidReturn } from "./card-payment-props.ts"
import { SimplePayReturnedNote } from "./simplepay/simplepay-returned-note.tsx"

export interface Return {
  provider: CardProviderName
  /** The provider's payment id. */
  payment: string
  as: ReturnedAs | null
}

/** Of the providers that prescribe how the shop words what happened on their page. */
const NOTES: Partial<Record<CardProviderName, ComponentType<UnpaidReturn>>> = {
  simplepay: SimplePayReturnedNote,
}

/** The outcome of a payment on a hosted page, if its provider prescribes the wording. */
export function ReturnedNote({ provider, payment, as }: Return) {
  const { [provider]: Note } = NOTES
  return Note && as !== null && as !== "success" ? <Note payment={payment} as={as} /> : null
}
