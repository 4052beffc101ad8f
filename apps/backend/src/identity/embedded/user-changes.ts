import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import { runStatement } from "../../records/query-rows.ts"
import { wrongCode } from "../account-error.ts"
import { beginEmailChange, takeEmailChange } from "../email-change.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { findIdentity, findIdentityByEmail, isOfStaff, type StoredIdentity } from "../identity-store.ts"

/** Another e-mail address, other data, and the end of an account. */
export function userChanges(
  container: MedusaContainer,
): Pick<IdentityProvider, "updateUser" | "requestEmailChange" | "confirmEmailChange" | "deleteUser"> {
  const auth = container.resolve(Modules.AUTH)

  /** The admin keeps its login, and its address; the customer gets one of their own, with the same password. */
  async function partFromStaff(
    { id, provider_identity_id }: StoredIdentity,
    { customer_id, email: entity_id }: { customer_id: string; email: string },
  ): Promise<void> {
    const [known] = await auth.listProviderIdentities({ id: [provider_identity_id] })
    const password = known?.provider_metadata?.password
    const own = await auth.createAuthIdentities({
      app_metadata: { customer_id },
      provider_identities: [{ provider: PASSWORD_PROVIDER, entity_id, provider_metadata: { password } }],
    })
    await leaveToStaff(container, id)
    await container.resolve(ACCOUNT_MODULE).passkeys.move(customer_id, own.id)
  }

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
      if (isOfStaff(identity.app_metadata)) await partFromStaff(identity, { customer_id, email })
      else await auth.updateProviderIdentities({ id: identity.provider_identity_id, entity_id: email })
      return { subject: email, email }
    },

    async deleteUser({ auth_identity_id: id }) {
      if (isOfStaff((await findIdentity(container, id))?.app_metadata)) await leaveToStaff(container, id)
      else await auth.deleteAuthIdentities([id])
    },
  }
}

/** Whoever is of the staff, too, signs in to the admin with the same identity. Medusa's update removes no key. */
const leaveToStaff = (container: MedusaContainer, id: string): Promise<void> =>
  runStatement(
    container,
    "update auth_identity set app_metadata = app_metadata - 'customer_id', updated_at = now() where id = ?",
    [id],
  )
