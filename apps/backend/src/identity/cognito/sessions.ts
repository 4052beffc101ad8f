import type { IdentityProvider } from "../identity-provider.ts"
import { findByPassword } from "../open-sign-up.ts"
import { isRefusedFor } from "./call-cognito.ts"
import { type PoolAccess, WRONG_CREDENTIALS } from "./pool-access.ts"
import { toUser } from "./pool-user.ts"

/** Tokens are refreshed this long before they expire (specification, section 9). */
const EXPIRY_TOLERANCE_MS = 5_000

/** Signing in and out, and the tokens of a session. */
export function sessions({
  pool,
  codes,
  seal,
  open,
  authenticate,
  forget,
}: PoolAccess): Pick<IdentityProvider, "signIn" | "refresh" | "signOut" | "currentUser"> {
  return {
    async signIn({ email, password }) {
      const signedIn = await authenticate(email, password)
      if (!signedIn) {
        const waiting = await findByPassword(codes, email, password)
        return waiting ? { kind: "not_confirmed", attempt: waiting.id } : { kind: "refused" }
      }
      const user = toUser(signedIn.username, await pool.attributesOf(signedIn.tokens))
      if (user?.email === email) return { kind: "signed_in", user, tokens: seal(signedIn.tokens) }
      await forget(signedIn.tokens)
      return { kind: "refused" }
    },

    async refresh(sealed, { isForced } = { isForced: false }) {
      const tokens = open(sealed)
      if (!tokens) return null
      if (!isForced && tokens.expires_at - Date.now() > EXPIRY_TOLERANCE_MS) return sealed
      try {
        const fresh = await pool.refresh(tokens)
        return fresh && seal(fresh.tokens)
      } catch (error) {
        if (isRefusedFor(error, ...WRONG_CREDENTIALS)) return null
        throw error
      }
    },

    async signOut(sealed) {
      const tokens = open(sealed)
      if (tokens) await forget(tokens)
    },

    async currentUser({ subject }) {
      try {
        return toUser(subject, await pool.findAttributes(subject))
      } catch (error) {
        if (isRefusedFor(error, "UserNotFoundException")) return null
        throw error
      }
    },
  }
}
