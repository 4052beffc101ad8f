import type { MedusaContainer } from "@medusajs/framework/types"
import type { GuestCredentials } from "@porteka/commerce-sdk"
import type { IdentityProvider } from "../identity-provider.ts"
import { passwords } from "./passwords.ts"
import { openPool } from "./pool-access.ts"
import { registration } from "./registration.ts"
import { sessions } from "./sessions.ts"
import { userChanges } from "./user-changes.ts"
import type { UserPool } from "./user-pool.ts"

export const COGNITO = "cognito"

/** An Amazon user pool with the e-mail address as an alias. */
export interface CloudIdentity {
  pool: UserPool
  guestCredentials: () => Promise<GuestCredentials | null>
}

/**
 * Customers who are users of an Amazon Cognito user pool. The pool stores the passwords and sends the codes
 * for registration and new passwords; the shop decides which browser may enter them, and how often, as with
 * the embedded provider.
 */
export function cognitoProvider(
  container: MedusaContainer,
  { pool, guestCredentials }: CloudIdentity,
): IdentityProvider {
  const access = openPool(container, pool)
  return {
    name: COGNITO,
    ...registration(access),
    ...sessions(access),
    ...passwords(access),
    ...userChanges(access),
    guestCredentials,
  }
}
