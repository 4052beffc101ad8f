import type { MedusaContainer } from "@medusajs/framework/types"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { passwords } from "./passwords.ts"
import { registration } from "./registration.ts"
import { sessions } from "./sessions.ts"
import { userChanges } from "./user-changes.ts"

/**
 * The shop's own identity provider: Medusa's auth module with e-mail and password, and codes by e-mail. An
 * identity is only created by the code, so nobody can register somebody else's address.
 */
export function embeddedProvider(container: MedusaContainer): IdentityProvider {
  return {
    name: PASSWORD_PROVIDER,
    ...registration(container),
    ...sessions(container),
    ...passwords(container),
    ...userChanges(container),
    guestCredentials: async () => null,
  }
}
