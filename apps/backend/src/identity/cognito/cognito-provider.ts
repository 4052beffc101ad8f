import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { GuestCredentials } from "@porteka/commerce-sdk"
import { environment } from "../../env.ts"
import type { CodePurpose, CodeRow } from "../../modules/account/codes.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { hashPassword } from "../../modules/emailpass/password-hash.ts"
import { AccountError, wrongCode, wrongCredentials } from "../account-error.ts"
import { beginEmailChange, takeEmailChange } from "../email-change.ts"
import { enqueueExistsMail } from "../enqueue-account-mails.ts"
import type { IdentityProvider, IdentityUser, SignUpProfile } from "../identity-provider.ts"
import { findByPassword, type OpenSignUp } from "../open-sign-up.ts"
import { isRefusedFor } from "./ask-amazon.ts"
import type { CheckedTokens } from "./check-tokens.ts"
import { toAttributes, toUser } from "./pool-user.ts"
import { openTokens, type PoolTokens, sealTokens } from "./sealed-tokens.ts"
import type { UserPool } from "./user-pool.ts"

export const COGNITO = "cognito"

/** Tokens are refreshed this long before they expire (specification, section 9). */
const EXPIRY_TOLERANCE_MS = 5_000

/** Amazon's error codes for a wrong or unknown code. */
const WRONG_CODE = [
  "CodeMismatchException",
  "ExpiredCodeException",
  "TooManyFailedAttemptsException",
  "NotAuthorizedException",
  "UserNotFoundException",
  "AliasExistsException",
]
/**
 * Wrong password, unknown name, or a name whose code was not entered: for the last case the shop checks its
 * own registrations.
 */
const WRONG_CREDENTIALS = ["NotAuthorizedException", "UserNotFoundException", "UserNotConfirmedException"]
/** The errors of a code request for somebody who cannot get one: the caller is not informed. */
const NO_CODE = [
  "UserNotFoundException",
  "InvalidParameterException",
  "NotAuthorizedException",
  "CodeDeliveryFailureException",
]

type PoolSignUp = OpenSignUp & {
  /** A random name, so that an address belongs to nobody in the pool before its code was entered. */
  username: string
}

/** An Amazon user pool with the e-mail address as an alias. */
export interface CloudIdentity {
  pool: UserPool
  guestCredentials: () => Promise<GuestCredentials | null>
}

/**
 * Customers who are users of an Amazon Cognito user pool. The pool stores the passwords and sends the codes
 * for registration and new passwords; the shop decides which browser may enter them, and how often, as with
 * the embedded provider.
 */
export function cognitoProvider(
  container: MedusaContainer,
  { pool, guestCredentials }: CloudIdentity,
): IdentityProvider {
  const { codes } = container.resolve(ACCOUNT_MODULE)
  const seal = (tokens: PoolTokens) => sealTokens(tokens, environment().JWT_SECRET)
  const open = (sealed: string) => openTokens(sealed, environment().JWT_SECRET)
  const warn = (text: string) => container.resolve(ContainerRegistrationKeys.LOGGER).warn(text)

  async function isTaken(email: string): Promise<boolean> {
    const found = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers({ email, has_account: true }, { select: ["id"], take: 1 })
    return found.length > 0
  }

  /** Null for wrong credentials. */
  async function authenticate(name: string, password: string): Promise<CheckedTokens | null> {
    try {
      const signedIn = await pool.signIn(name, password)
      if (!signedIn) warn("The user pool asks for more than a password, which the shop cannot give")
      return signedIn
    } catch (error) {
      if (isRefusedFor(error, ...WRONG_CREDENTIALS)) return null
      throw error
    }
  }

  /** Lets Amazon check a code, within the shop's own limits. */
  async function tryCode(
    purpose: CodePurpose,
    id: string | undefined,
    email: string,
    tryIt: (row: CodeRow) => Promise<void>,
  ): Promise<CodeRow> {
    const row = id === undefined ? undefined : await codes.countTry(purpose, id)
    if (!row || row.is_void || row.email !== email) throw wrongCode()
    try {
      await tryIt(row)
    } catch (error) {
      if (isRefusedFor(error, "AliasExistsException"))
        await enqueueExistsMail(container, row, signUpOf(row).profile.locale)
      throw isRefusedFor(error, ...WRONG_CODE) ? wrongCode() : toWeakPassword(error)
    }
    if (!(await codes.use(row))) throw wrongCode()
    return row
  }

  async function forget(tokens: PoolTokens): Promise<void> {
    try {
      await pool.revoke(tokens)
    } catch (error) {
      // The shop deletes its own copy in any case, and they expire.
      warn(`Tokens of the user pool were not revoked: ${error instanceof Error ? error.name : error}`)
    }
  }

  return {
    name: COGNITO,

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
      const { locale: _, ...person } = profile
      const signedIn = password === undefined ? null : await authenticate(username, password)
      const user: IdentityUser = { subject: username, email, ...namesOf(person) }
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

    guestCredentials,
  }
}

const signUpOf = ({ data }: CodeRow): PoolSignUp => data as PoolSignUp

const namesOf = ({ first_name, last_name, phone }: Omit<SignUpProfile, "locale">) => ({
  ...(first_name === undefined ? {} : { first_name }),
  ...(last_name === undefined ? {} : { last_name }),
  ...(phone === undefined ? {} : { phone }),
})

/** The pool's own rules are stricter than the shop's. */
function toWeakPassword(error: unknown): unknown {
  if (!isRefusedFor(error, "InvalidPasswordException")) return error
  return new AccountError("weak_password", "The password is too weak", { problem: "too_common" })
}

/** No answer reveals whether the user exists, or has asked Amazon too often. */
async function silently(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    const isLimited = error instanceof AccountError && error.code === "too_many_attempts"
    if (!isLimited && !isRefusedFor(error, ...NO_CODE)) throw error
  }
}
