import { wrongCredentials } from "../account-error.ts"
import type { IdentityProvider } from "../identity-provider.ts"
import { type PoolAccess, silently, toWeakPassword } from "./pool-access.ts"

/** A forgotten password, and a known one. */
export function passwords({
  pool,
  codes,
  authenticate,
  tryCode,
  forget,
}: PoolAccess): Pick<IdentityProvider, "requestReset" | "confirmReset" | "isPasswordOf" | "changePassword"> {
  return {
    async requestReset({ email }) {
      const row = await codes.begin({ purpose: "reset", email })
      await silently(() => pool.forgotPassword(email))
      return row.id
    },

    async confirmReset({ email, code, password, attempt }) {
      const id = attempt ?? (await codes.listOpen("reset", email))[0]?.id
      await tryCode("reset", id, email, () => pool.confirmForgotPassword(email, code, password))
      const signedIn = await authenticate(email, password)
      if (!signedIn) return email
      await forget(signedIn.tokens)
      return signedIn.username
    },

    async isPasswordOf({ subject }, password) {
      const signedIn = await authenticate(subject, password)
      if (signedIn) await forget(signedIn.tokens)
      return signedIn !== null
    },

    async changePassword({ subject }, { old, new: changed }) {
      const signedIn = await authenticate(subject, old)
      if (!signedIn) throw wrongCredentials()
      try {
        await pool.changePassword(signedIn.tokens, old, changed)
      } catch (error) {
        throw toWeakPassword(error)
      } finally {
        await forget(signedIn.tokens)
      }
    },
  }
}
