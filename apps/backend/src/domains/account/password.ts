import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { AttemptAnswer, SignedIn } from "@porteka/commerce-sdk"
import { enqueueAccountMail } from "../../identity/enqueue-account-mails.ts"
import { identityProvider } from "../../identity/find-identity-provider.ts"
import { findIdentityOf } from "../../identity/identity-store.ts"
import { requireGoodPassword } from "../../identity/password-rules.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"
import type { AccountInput } from "./account-input.ts"
import { localeOf } from "./account-view.ts"
import { beginSession } from "./begin-session.ts"
import { identityOf } from "./current-account.ts"
import { limitTries } from "./limit-tries.ts"
import type { Shopper } from "./shopper.ts"

export async function requestReset(
  container: MedusaContainer,
  request: AccountInput["requestReset"],
  { address }: Shopper,
): Promise<AttemptAnswer> {
  await limitTries(container, "send_code", { account: request.email, address })
  return { attempt: await identityProvider(container).requestReset(request) }
}

/** Sets a new password with the code and ends every session. Does not sign in. */
export async function confirmReset(
  container: MedusaContainer,
  typed: AccountInput["confirmReset"],
  { address }: Shopper,
): Promise<void> {
  requireGoodPassword(typed.password, typed.email)
  await limitTries(container, "type_code", { account: typed.email, address })
  const provider = identityProvider(container)
  const subject = await provider.confirmReset(typed)
  const identity = await findIdentityOf(container, provider.name, subject)
  const customerId = identity?.app_metadata?.customer_id
  if (customerId) await afterPasswordChange(container, customerId)
}

/** Ends every session; this browser gets a new one. */
export async function changePassword(
  container: MedusaContainer,
  session: AccountSessionRow,
  { old_password, new_password }: AccountInput["changePassword"],
  shopper: Shopper,
): Promise<SignedIn> {
  const identity = await identityOf(container, session)
  requireGoodPassword(new_password, identity.email)
  await limitTries(container, "password", { account: session.customer_id, address: shopper.address })
  await identityProvider(container).changePassword(identity, { old: old_password, new: new_password })
  await afterPasswordChange(container, session.customer_id)
  return await beginSession(container, { ...session, tokens: session.provider_tokens }, shopper)
}

async function afterPasswordChange(container: MedusaContainer, customerId: string): Promise<void> {
  await container.resolve(ACCOUNT_MODULE).sessions.endAll(customerId)
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  await enqueueAccountMail(container, {
    kind: "password_changed",
    about_id: customerId,
    recipient: customer.email,
    locale: localeOf(customer),
  })
}
