import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { environment } from "../../env.ts"
import type { CodePurpose, CodeRow } from "../../modules/account/codes.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { AccountError, wrongCode } from "../account-error.ts"
import { enqueueExistsMail } from "../enqueue-account-mails.ts"
import type { OpenSignUp } from "../open-sign-up.ts"
import { isRefusedFor } from "./call-cognito.ts"
import type { CheckedTokens } from "./check-tokens.ts"
import { openTokens, type PoolTokens, sealTokens } from "./sealed-tokens.ts"
import type { UserPool } from "./user-pool.ts"

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
export const WRONG_CREDENTIALS = [
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
]
/** The errors of a code request for somebody who cannot get one: the caller is not informed. */
const NO_CODE = [
  "UserNotFoundException",
  "InvalidParameterException",
  "NotAuthorizedException",
  "CodeDeliveryFailureException",
]

export type PoolSignUp = OpenSignUp & {
  /** A random name, so that an address belongs to nobody in the pool before its code was entered. */
  username: string
}

export type PoolAccess = ReturnType<typeof openPool>

/** What every part of the provider needs: the pool with the shop's own limits, and its tokens as the shop stores them. */
export function openPool(container: MedusaContainer, pool: UserPool) {
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

  return { container, pool, codes, seal, open, isTaken, authenticate, tryCode, forget }
}

export const signUpOf = ({ data }: CodeRow): PoolSignUp => data as PoolSignUp

/** The pool's own rules are stricter than the shop's. */
export function toWeakPassword(error: unknown): unknown {
  if (!isRefusedFor(error, "InvalidPasswordException")) return error
  return new AccountError("weak_password", "The password is too weak", { problem: "too_common" })
}

/** No answer reveals whether the user exists, or has asked Amazon too often. */
export async function silently(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (error) {
    const isLimited = error instanceof AccountError && error.code === "too_many_attempts"
    if (!isLimited && !isRefusedFor(error, ...NO_CODE)) throw error
  }
}
