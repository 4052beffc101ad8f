import { randomUUID } from "node:crypto"
import { hashPassword } from "../../modules/emailpass/password-hash.ts"
import { definedFields } from "../../records/defined-fields.ts"
import { enqueueExistsMail } from "../enqueue-account-mails.ts"
import type { IdentityProvider, IdentityUser } from "../identity-provider.ts"
import { findByPassword } from "../open-sign-up.ts"
import { isRefusedFor } from "./call-cognito.ts"
import { type PoolAccess, type PoolSignUp, signUpOf, silently, toWeakPassword } from "./pool-access.ts"
import { toAttributes } from "./pool-user.ts"

/** A person registers, and enters the code that Amazon has sent. */
export function registration({
  container,
  pool,
  codes,
  seal,
  isTaken,
  authenticate,
  tryCode,
}: PoolAccess): Pick<IdentityProvider, "signUp" | "confirmSignUp" | "resendCode"> {
  return {
    async signUp({ email, password, profile }) {
      const username = randomUUID()
      const is_void = await isTaken(email)
      if (is_void) await authenticate(username, password)
      else {
        const attributes = { email, locale: profile.locale, ...toAttributes(profile) }
        try {
          await pool.signUp({ username, password, attributes })
        } catch (error) {
          // The user exists because the answer to this registration was lost; the random name cannot be
          // somebody else's.
          if (!isRefusedFor(error, "UsernameExistsException")) throw toWeakPassword(error)
        }
      }
      const data: PoolSignUp = { username, profile, password_hash: await hashPassword(password) }
      const row = await codes.begin({ purpose: "sign_up", email, is_void, data })
      if (is_void) await enqueueExistsMail(container, row, profile.locale)
      return row.id
    },

    async confirmSignUp({ email, code, attempt, password }) {
      const id =
        attempt ?? (password === undefined ? undefined : (await findByPassword(codes, email, password))?.id)
      const row = await tryCode("sign_up", id, email, (begun) =>
        pool.confirmSignUp(signUpOf(begun).username, code),
      )
      const { username, profile } = signUpOf(row)
      const signedIn = password === undefined ? null : await authenticate(username, password)
      const { first_name, last_name, phone } = profile
      const named = definedFields({ first_name, last_name, phone })
      const user: IdentityUser = { subject: username, email, ...named }
      return { user, profile, tokens: signedIn ? seal(signedIn.tokens) : null }
    },

    async resendCode({ email, attempt }) {
      const [latest] = await codes.listOpen("sign_up", email)
      const begun = attempt === undefined ? latest : await codes.findOpen("sign_up", attempt)
      if (begun?.email !== email) return
      const row = await codes.renew(begun.id)
      if (row?.is_void) await enqueueExistsMail(container, row, signUpOf(row).profile.locale)
      else if (row) await silently(() => pool.resendCode(signUpOf(row).username))
    },
  }
}
