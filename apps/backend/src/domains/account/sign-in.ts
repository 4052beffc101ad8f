import type { MedusaContainer } from "@medusajs/framework/types"
import type { SignedIn } from "@porteka/commerce-sdk"
import { AccountError, wrongCredentials } from "../../identity/account-error.ts"
import { identityProvider } from "../../identity/find-identity-provider.ts"
import type { AccountInput } from "./account-input.ts"
import { beginSession, type SessionOwner } from "./begin-session.ts"
import { bindCustomer } from "./bind-customer.ts"
import { clearTries, limitTries } from "./limit-tries.ts"
import type { Shopper } from "./shopper.ts"

type Credentials = Omit<AccountInput["signIn"], "locale">

/**
 * The identity with these credentials. @throws AccountError if they are wrong, tried too often, or the code was
 * not entered yet
 */
export async function authenticateCustomer(
  container: MedusaContainer,
  { email, password }: Credentials,
  { address }: Shopper,
): Promise<SessionOwner> {
  const provider = identityProvider(container)
  const tried = { account: email, address }
  await limitTries(container, "sign_in", tried)
  const result = await provider.signIn({ email, password })
  if (result.kind === "refused") throw wrongCredentials()
  await clearTries(container, "sign_in", tried)
  if (result.kind === "not_confirmed") {
    throw new AccountError("not_confirmed", "The e-mail is not confirmed yet", { attempt: result.attempt })
  }
  const customer = await bindCustomer(container, provider.name, result.user)
  return { ...customer, provider: provider.name, tokens: result.tokens }
}

export async function signIn(
  container: MedusaContainer,
  credentials: Credentials,
  shopper: Shopper,
): Promise<SignedIn> {
  return await beginSession(container, await authenticateCustomer(container, credentials, shopper), shopper)
}
