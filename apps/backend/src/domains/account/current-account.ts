import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { notAuthenticated } from "../../identity/account-error.ts"
import type { KnownIdentity } from "../../identity/identity-provider.ts"
import { findIdentity } from "../../identity/identity-store.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"

/** A request whose token has been resolved to a session (api/account/bind-session.ts). */
export interface WithSession {
  account_session?: AccountSessionRow
}

export type AccountRequest<Body = unknown> = AuthenticatedMedusaRequest<Body> & WithSession

/** @throws AccountError not_authenticated */
export function requireSession(req: MedusaRequest & WithSession): AccountSessionRow {
  if (!req.account_session) throw notAuthenticated()
  return req.account_session
}

/** The identity behind the session, from its provider. @throws AccountError if the provider no longer knows it */
export async function identityOf(
  container: MedusaContainer,
  session: AccountSessionRow,
): Promise<KnownIdentity> {
  const identity = await findIdentity(container, session.auth_identity_id, session.provider)
  if (!identity) throw notAuthenticated()
  const { email } = await container.resolve(Modules.CUSTOMER).retrieveCustomer(session.customer_id)
  return {
    auth_identity_id: identity.id,
    subject: identity.entity_id,
    email,
    customer_id: session.customer_id,
    tokens: session.provider_tokens,
  }
}
