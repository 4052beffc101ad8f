import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { hashPassword } from "../../modules/emailpass/password-hash.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import { definedFields } from "../../records/defined-fields.ts"
import { wrongCode, wrongCredentials } from "../account-error.ts"
import { beginEmailChange, takeEmailChange } from "../email-change.ts"
import { enqueueCodeMail, enqueueExistsMail } from "../enqueue-account-mails.ts"
import type { IdentityProvider, IdentityUser, SignUpProfile } from "../identity-provider.ts"
import { findIdentity, findIdentityByEmail } from "../identity-store.ts"
import { findByPassword, type OpenSignUp } from "../open-sign-up.ts"

/**
 * The shop's own identity provider: Medusa's auth module with e-mail and password, and codes by e-mail. An
 * identity is only created by the code, so nobody can register somebody else's address.
 */
export function embeddedProvider(container: MedusaContainer): IdentityProvider {
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
    name: PASSWORD_PROVIDER,

    async signUp({ email, password, profile }) {
      const password_hash = await hashPassword(password)
      const isTaken = (await findIdentityByEmail(container, email))?.app_metadata?.customer_id !== undefined
      const row = await codes.begin({
        purpose: "sign_up",
        email,
        is_void: isTaken,
        data: { password_hash, profile },
      })
      await (isTaken ? enqueueExistsMail : enqueueCodeMail)(container, row, profile.locale)
      return row.id
    },

    async confirmSignUp({ email, code, attempt, password }) {
      const id =
        attempt ?? (password === undefined ? undefined : (await findByPassword(codes, email, password))?.id)
      const row = id === undefined ? undefined : await codes.take("sign_up", id, code)
      if (!row || row.email !== email) throw wrongCode()
      const { password_hash, profile } = row.data as OpenSignUp
      try {
        await ensureIdentity(container, email, password_hash)
      } catch (error) {
        await codes.giveBack(row.id)
        throw error
      }
      return { user: toUser(email, profile), profile, tokens: null }
    },

    async resendCode({ email, attempt }) {
      const [latest] = await codes.listOpen("sign_up", email)
      const open = attempt === undefined ? latest : await codes.findOpen("sign_up", attempt)
      if (open?.email !== email) return
      const row = await codes.renew(open.id)
      const { profile } = open.data as OpenSignUp
      if (row) await (row.is_void ? enqueueExistsMail : enqueueCodeMail)(container, row, profile.locale)
    },

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

    async requestReset({ email, locale }) {
      const identity = await findIdentityByEmail(container, email)
      // Staff members also use the admin's e-mail to change the password.
      const isCustomer = identity?.app_metadata?.customer_id !== undefined
      const is_void = !isCustomer || identity?.app_metadata?.user_id !== undefined
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

    guestCredentials: async () => null,
  }
}

/** The identity of an address whose code was entered; on a repeated call it already exists. */
async function ensureIdentity(
  container: MedusaContainer,
  email: string,
  password_hash: string,
): Promise<void> {
  if (await findIdentityByEmail(container, email)) return
  await container.resolve(Modules.AUTH).createAuthIdentities({
    provider_identities: [
      { provider: PASSWORD_PROVIDER, entity_id: email, provider_metadata: { password: password_hash } },
    ],
  })
}

function toUser(email: string, { first_name, last_name, phone }: SignUpProfile): IdentityUser {
  return { subject: email, email, ...definedFields({ first_name, last_name, phone }) }
}
