import { Modules } from "@medusajs/framework/utils"
import { wrongCode } from "../account-error.ts"
import { beginEmailChange, takeEmailChange } from "../email-change.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { isRefusedFor } from "./call-cognito.ts"
import type { PoolAccess } from "./pool-access.ts"
import { toAttributes } from "./pool-user.ts"

/** Changes of a user, up to deletion. */
export function userChanges({
  container,
  pool,
  isTaken,
}: PoolAccess): Pick<
  IdentityProvider,
  "updateUser" | "requestEmailChange" | "confirmEmailChange" | "deleteUser"
> {
  return {
    async updateUser({ subject }, user) {
      const attributes = toAttributes(user)
      if (Object.keys(attributes).length > 0) await pool.setAttributes(subject, attributes)
    },

    async requestEmailChange({ customer_id }, { email, locale }) {
      return await beginEmailChange(container, { customer_id, email, locale, is_void: await isTaken(email) })
    },

    async confirmEmailChange({ subject, customer_id }, typed) {
      const email = await takeEmailChange(container, customer_id, typed)
      if (await isTaken(email)) throw wrongCode()
      try {
        await pool.setAttributes(subject, { email, email_verified: "true" })
      } catch (error) {
        throw isRefusedFor(error, "AliasExistsException") ? wrongCode() : error
      }
      return { subject, email }
    },

    async deleteUser({ auth_identity_id, subject }) {
      try {
        await pool.deleteUser(subject)
      } catch (error) {
        if (!isRefusedFor(error, "UserNotFoundException")) throw error
      }
      await container.resolve(Modules.AUTH).deleteAuthIdentities([auth_identity_id])
    },
  }
}
