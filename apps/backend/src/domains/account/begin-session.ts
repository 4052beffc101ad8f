import type { MedusaContainer } from "@medusajs/framework/types"
import type { SignedIn } from "@porteka/commerce-sdk"
import { enqueueAccountMail } from "../../identity/enqueue-account-mails.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"
import { accessToken } from "./access-token.ts"
import { readSession } from "./account-view.ts"
import type { BoundCustomer } from "./bind-customer.ts"
import type { Shopper } from "./shopper.ts"

export interface SessionOwner extends BoundCustomer {
  provider: string
  tokens: string | null
}

/** Signs a customer in on this device; a sign-in from a browser that is new to the account is reported by e-mail. */
export async function beginSession(
  container: MedusaContainer,
  { customer_id, auth_identity_id, provider, tokens }: SessionOwner,
  { device, place, browser }: Shopper,
): Promise<SignedIn> {
  const { token, session, isNewBrowser } = await container.resolve(ACCOUNT_MODULE).sessions.begin({
    customer_id,
    auth_identity_id,
    provider,
    provider_tokens: tokens,
    device,
    place,
    browser,
  })
  const answer = await toSignedIn(container, session, token)
  if (isNewBrowser) {
    const { email: recipient, locale } = answer.customer
    await enqueueAccountMail(container, { kind: "new_sign_in", about_id: session.id, recipient, locale })
  }
  return answer
}

export async function toSignedIn(
  container: MedusaContainer,
  session: AccountSessionRow,
  token: string,
): Promise<SignedIn> {
  return {
    session_token: token,
    expires_at: session.expires_at.toISOString(),
    ...accessToken(container, session),
    ...(await readSession(container, session)),
  }
}
