import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { findIdentityByEmail } from "../identity-store.ts"
import { findByPassword } from "../open-sign-up.ts"

/** Signing in. There are no tokens besides the shop's own. */
export function sessions(
  container: MedusaContainer,
): Pick<IdentityProvider, "signIn" | "refresh" | "signOut" | "currentUser"> {
  const { codes } = container.resolve(ACCOUNT_MODULE)
  const auth = container.resolve(Modules.AUTH)
  return {
    async signIn({ email, password }) {
      const result = await auth.authenticate(PASSWORD_PROVIDER, { body: { email, password } })
      if (result.success && result.authIdentity?.app_metadata?.customer_id) {
        return { kind: "signed_in", user: { subject: email, email }, tokens: null }
      }
      const waiting = await findByPassword(codes, email, password)
      return waiting ? { kind: "not_confirmed", attempt: waiting.id } : { kind: "refused" }
    },

    refresh: async (tokens) => tokens,
    signOut: async () => undefined,

    async currentUser({ subject }) {
      const identity = await findIdentityByEmail(container, subject)
      return identity ? { subject, email: subject } : null
    },
  }
}
