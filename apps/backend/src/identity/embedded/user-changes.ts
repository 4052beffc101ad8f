import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { wrongCode } from "../account-error.ts"
import { beginEmailChange, takeEmailChange } from "../email-change.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { findIdentity, findIdentityByEmail } from "../identity-store.ts"

/** Another e-mail address, other data, and the end of an account. */
export function userChanges(
  container: MedusaContainer,
): Pick<IdentityProvider, "updateUser" | "requestEmailChange" | "confirmEmailChange" | "deleteUser"> {
  const auth = container.resolve(Modules.AUTH)
  return {
    // There is nothing but the customer's record.
    updateUser: async () => undefined,

    async requestEmailChange({ customer_id }, { email, locale }) {
      const is_void = (await findIdentityByEmail(container, email)) !== undefined
      return await beginEmailChange(container, { customer_id, email, locale, is_void })
    },

    async confirmEmailChange({ auth_identity_id, customer_id }, typed) {
      const email = await takeEmailChange(container, customer_id, typed)
      const identity = await findIdentity(container, auth_identity_id)
      const isFree = (await findIdentityByEmail(container, email)) === undefined
      if (!identity || !isFree) throw wrongCode()
      await auth.updateProviderIdentities({ id: identity.provider_identity_id, entity_id: email })
      return { subject: email, email }
    },

    async deleteUser({ auth_identity_id }) {
      await auth.deleteAuthIdentities([auth_identity_id])
    },
  }
}
