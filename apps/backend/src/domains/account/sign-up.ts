import type { MedusaContainer } from "@medusajs/framework/types"
import type { AttemptAnswer, SignedIn } from "@porteka/commerce-sdk"
import { identityProvider } from "../../identity/find-identity-provider.ts"
import { requireGoodPassword } from "../../identity/password-rules.ts"
import { definedFields } from "../../records/defined-fields.ts"
import type { AccountInput } from "./account-input.ts"
import { beginSession } from "./begin-session.ts"
import { bindCustomer } from "./bind-customer.ts"
import { limitTries } from "./limit-tries.ts"
import type { Shopper } from "./shopper.ts"

/**
 * Starts a sign-up. The answer is the same for an address that has an account; its owner gets a different
 * e-mail.
 */
export async function signUp(
  container: MedusaContainer,
  { email, password, ...profile }: AccountInput["signUp"],
  { address }: Shopper,
): Promise<AttemptAnswer> {
  requireGoodPassword(password, email)
  await limitTries(container, "sign_up", { account: email, address })
  return { attempt: await identityProvider(container).signUp({ email, password, profile }) }
}

/** Creates the account with the code, and signs in. */
export async function confirmSignUp(
  container: MedusaContainer,
  { first_name, last_name, ...typed }: AccountInput["confirmSignUp"],
  shopper: Shopper,
): Promise<SignedIn> {
  await limitTries(container, "type_code", { account: typed.email, address: shopper.address })
  const provider = identityProvider(container)
  const { user, profile, tokens } = await provider.confirmSignUp(typed)
  const named = { ...user, ...definedFields({ first_name, last_name }) }
  const customer = await bindCustomer(container, provider.name, named, profile)
  return await beginSession(container, { ...customer, provider: provider.name, tokens }, shopper)
}

export async function resendCode(
  container: MedusaContainer,
  { email, attempt }: AccountInput["resendCode"],
  { address }: Shopper,
): Promise<void> {
  await limitTries(container, "send_code", { account: email, address })
  await identityProvider(container).resendCode({ email, attempt })
}
