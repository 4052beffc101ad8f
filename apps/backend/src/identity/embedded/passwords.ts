import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import { wrongCode, wrongCredentials } from "../account-error.ts"
import { enqueueCodeMail } from "../enqueue-account-mails.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { findIdentityByEmail, isOfStaff } from "../identity-store.ts"

/** A forgotten password, and a known one. */
export function passwords(
  container: MedusaContainer,
): Pick<IdentityProvider, "requestReset" | "confirmReset" | "isPasswordOf" | "changePassword"> {
  const { codes } = container.resolve(ACCOUNT_MODULE)
  const auth = container.resolve(Modules.AUTH)

  async function setPassword(email: string, password: string): Promise<void> {
    const { success, error } = await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
    if (!success) throw new Error(`The password was not changed: ${error}`)
  }

  async function isPassword(email: string, password: string): Promise<boolean> {
    return (await auth.authenticate(PASSWORD_PROVIDER, { body: { email, password } })).success
  }

  return {
    async requestReset({ email, locale }) {
      const identity = await findIdentityByEmail(container, email)
      // Staff members also use the admin's e-mail to change the password.
      const isCustomer = identity?.app_metadata?.customer_id !== undefined
      const is_void = !isCustomer || isOfStaff(identity?.app_metadata)
      const row = await codes.begin({ purpose: "reset", email, is_void })
      await enqueueCodeMail(container, row, locale)
      return row.id
    },

    async confirmReset({ email, code, password, attempt }) {
      const open = attempt ? [{ id: attempt }] : await codes.listOpen("reset", email)
      for (const { id } of open) {
        const row = await codes.take("reset", id, code)
        if (row?.email !== email) continue
        await setPassword(email, password)
        return email
      }
      throw wrongCode()
    },

    isPasswordOf: ({ subject }, password) => isPassword(subject, password),

    async changePassword({ subject }, { old, new: changed }) {
      if (!(await isPassword(subject, old))) throw wrongCredentials()
      await setPassword(subject, changed)
    },
  }
}
