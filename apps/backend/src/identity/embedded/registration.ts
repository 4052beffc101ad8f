import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { hashPassword } from "../../modules/emailpass/password-hash.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import { definedFields } from "../../records/defined-fields.ts"
import { wrongCode } from "../account-error.ts"
import { enqueueCodeMail, enqueueExistsMail } from "../enqueue-account-mails.ts"
import type { IdentityProvider, IdentityUser, SignUpProfile } from "../identity-provider.ts"
import { findIdentityByEmail } from "../identity-store.ts"
import { findByPassword, openSignUpOf } from "../open-sign-up.ts"

/** A new account, which exists when the code was entered. */
export function registration(
  container: MedusaContainer,
): Pick<IdentityProvider, "signUp" | "confirmSignUp" | "resendCode"> {
  const { codes } = container.resolve(ACCOUNT_MODULE)
  return {
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
      const { password_hash, profile } = openSignUpOf(row)
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
      const { profile } = openSignUpOf(open)
      if (row) await (row.is_void ? enqueueExistsMail : enqueueCodeMail)(container, row, profile.locale)
    },
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
