import type {
  AccountCustomer,
  Passkey,
  PasskeyRegistrationAnswer,
  PasskeyResponse,
  PasskeySignInAnswer,
} from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import { type AccountVisit, beginSession } from "./account-visit.server.ts"
import { toOutcome, toOutcomeOf } from "./to-outcome.server.ts"

/** `not_found` if passkeys are not available. */
export function listPasskeys({ commerce }: AccountVisit): Promise<Outcome<{ passkeys: Passkey[] }>> {
  return toOutcome(() => commerce.account.listPasskeys())
}

/** The options to create a passkey; the password proves that it is the account's owner. */
export function passkeyOptions(
  { commerce }: AccountVisit,
  request: { password: string },
): Promise<Outcome<PasskeyRegistrationAnswer>> {
  return toOutcome(() => commerce.account.passkeyOptions(request))
}

export function addPasskey(
  { commerce }: AccountVisit,
  made: PasskeyResponse & { name: string },
): Promise<Outcome> {
  return toOutcome(() => commerce.account.addPasskey(made))
}

export function renamePasskey({ commerce }: AccountVisit, id: string, name: string): Promise<Outcome> {
  return toOutcomeOf(id, () => commerce.account.renamePasskey(id, { name }))
}

export function removePasskey({ commerce }: AccountVisit, id: string): Promise<Outcome> {
  return toOutcomeOf(id, () => commerce.account.removePasskey(id))
}

export function passkeySignInOptions({ commerce }: AccountVisit): Promise<Outcome<PasskeySignInAnswer>> {
  return toOutcome(() => commerce.account.passkeySignInOptions())
}

/** Starts a new session, as with the password. */
export function signInWithPasskey(
  visit: AccountVisit,
  request: Request,
  answer: PasskeyResponse,
): Promise<Outcome<{ customer: AccountCustomer; token: string }>> {
  return toOutcome(async (headers) => {
    const { customer, access_token: token } = await beginSession(visit, request, headers, (commerce) =>
      commerce.account.signInWithPasskey(answer),
    )
    return { customer, token }
  })
}
