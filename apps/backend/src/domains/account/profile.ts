import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { AttemptAnswer, SignedIn } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { wrongCredentials } from "../../identity/account-error.ts"
import { enqueueAccountMail } from "../../identity/enqueue-account-mails.ts"
import { identityProvider } from "../../identity/find-identity-provider.ts"
import { findIdentityOf } from "../../identity/identity-store.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import type { AccountInput } from "./account-input.ts"
import { localeOf } from "./account-view.ts"
import { beginSession } from "./begin-session.ts"
import { identityOf } from "./current-account.ts"
import { limitTries } from "./limit-tries.ts"
import type { Shopper } from "./shopper.ts"

export async function updateProfile(
  container: MedusaContainer,
  session: AccountSessionRow,
  { locale, ...changes }: AccountInput["profile"],
): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER)
  const { metadata } = await customers.retrieveCustomer(session.customer_id)
  await customers.updateCustomers(session.customer_id, {
    ...changes,
    ...(locale === undefined ? {} : { metadata: { ...metadata, locale } }),
  })
  const { phone, ...names } = changes
  await identityProvider(container).updateUser(await identityOf(container, session), {
    ...names,
    ...(phone == null ? {} : { phone }),
  })
}

/** Sends a code to the new address: only its owner can move the account to it. */
export async function requestEmailChange(
  container: MedusaContainer,
  session: AccountSessionRow,
  { email, password }: AccountInput["requestEmailChange"],
  { address }: Shopper,
): Promise<AttemptAnswer> {
  const identity = await requirePassword(container, session, password)
  await limitTries(container, "send_code", { account: session.customer_id, address })
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(session.customer_id)
  const attempt = await identityProvider(container).requestEmailChange(identity, {
    email,
    locale: localeOf(customer),
  })
  return { attempt }
}

/** Moves the account to the new address, notifies both, and ends other sessions. */
export async function confirmEmailChange(
  container: MedusaContainer,
  session: AccountSessionRow,
  typed: AccountInput["typedCode"],
  shopper: Shopper,
): Promise<SignedIn> {
  await limitTries(container, "type_code", { account: session.customer_id, address: shopper.address })
  const customers = container.resolve(Modules.CUSTOMER)
  const before = await customers.retrieveCustomer(session.customer_id)
  const identity = await identityOf(container, session)
  const user = await identityProvider(container).confirmEmailChange(identity, typed)
  await customers.updateCustomers(session.customer_id, { email: user.email })
  await moveNewsletter(container, before.email, user.email, localeOf(before))
  for (const recipient of [before.email, user.email]) {
    await enqueueAccountMail(container, {
      kind: "email_changed",
      about_id: session.customer_id,
      recipient,
      locale: localeOf(before),
    })
  }
  await container.resolve(ACCOUNT_MODULE).sessions.endAll(session.customer_id)
  // Whose login was that of the admin, too, has one of its own now.
  const own = await findIdentityOf(container, session.provider, user.subject)
  const auth_identity_id = own?.id ?? session.auth_identity_id
  return await beginSession(
    container,
    { ...session, auth_identity_id, tokens: session.provider_tokens },
    shopper,
  )
}

export async function setNewsletter(
  container: MedusaContainer,
  session: AccountSessionRow,
  isSubscribed: boolean,
): Promise<void> {
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(session.customer_id)
  const newsletter = container.resolve(NEWSLETTER_MODULE)
  if (isSubscribed) await newsletter.subscribe(customer.email, localeOf(customer))
  else await leaveNewsletter(container, customer.email)
}

/** Asks for the password again before irreversible actions. @throws AccountError wrong_credentials */
export async function requirePassword(
  container: MedusaContainer,
  session: AccountSessionRow,
  password: string,
) {
  await limitTries(container, "password", { account: session.customer_id, address: null })
  const identity = await identityOf(container, session)
  if (!(await identityProvider(container).isPasswordOf(identity, password))) throw wrongCredentials()
  return identity
}

/** @returns whether there was an active subscription */
export async function leaveNewsletter(container: MedusaContainer, email: string): Promise<boolean> {
  const newsletter = container.resolve(NEWSLETTER_MODULE)
  const subscription = await newsletter.findOf(email)
  if (subscription) await newsletter.unsubscribe(subscription.id)
  return subscription?.state === "confirmed"
}

async function moveNewsletter(
  container: MedusaContainer,
  from: string,
  to: string,
  locale: Locale,
): Promise<void> {
  if (await leaveNewsletter(container, from)) {
    await container.resolve(NEWSLETTER_MODULE).subscribe(to, locale)
  }
}
