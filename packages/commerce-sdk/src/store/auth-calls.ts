import { checkToken } from "../checks/answers.ts"
import * as endpoint from "../core/endpoint.ts"
import { AUTH_RETRY } from "../core/retry-policy.ts"
import type {
  EmailPassword,
  ResetPasswordInput,
  SignInAnswer,
  Token,
  Verification,
  VerificationConfirmInput,
  VerificationRequestInput,
} from "../types/auth-types.ts"

const get = <const Path extends string>(path: Path) => endpoint.get(path).retriedBy(AUTH_RETRY)
const post = <const Path extends string>(path: Path) => endpoint.post(path).retriedBy(AUTH_RETRY)
const del = <const Path extends string>(path: Path) => endpoint.del(path).retriedBy(AUTH_RETRY)

/**
 * Medusa's auth calls, with the retries the specification gives them. `actor` is `customer` or `user`,
 * `provider` is `emailpass` and the like.
 */
export const auth = {
  /** Not repeatable: a second call would fail because the identity exists already. */
  register: post("/auth/{actor}/{provider}/register")
    .takes<EmailPassword | Record<string, string>>()
    .gives<Token>(checkToken),

  signIn: post("/auth/{actor}/{provider}")
    .takes<EmailPassword | Record<string, string>>()
    .gives<SignInAnswer>()
    .repeatable(),

  /** The return from an external provider; its codes work once. */
  callback: get("/auth/{actor}/{provider}/callback")
    .asks<Record<string, string>>()
    .gives<SignInAnswer>()
    .once(),

  refresh: post("/auth/token/refresh").gives<Token>(checkToken).repeatable(),

  createSession: post("/auth/session").gives<{ user: Record<string, unknown> }>().repeatable(),

  deleteSession: del("/auth/session").gives<{ success: boolean }>(),

  /** Sends an e-mail; the same answer for an unknown address. */
  resetPassword: post("/auth/{actor}/{provider}/reset-password").takes<ResetPasswordInput>().gives<void>(),

  /**
   * Sets a new password with the e-mail's token, which works once. A customer's e-mail contains a code: it is
   * the token, and `email` is in the body beside the password.
   */
  updateProvider: post("/auth/{actor}/{provider}/update")
    .takes<Record<string, string>>()
    .asks<{ token: string }>()
    .gives<{ success: boolean }>(),

  /** Asks for a code to be sent. */
  requestVerification: post("/auth/verification/request")
    .takes<VerificationRequestInput>()
    .gives<{ verification: Verification }>(),

  /** Each wrong code counts, so it is not retried after a lost answer. */
  confirmVerification: post("/auth/verification/confirm")
    .takes<VerificationConfirmInput>()
    .gives<Record<string, unknown>>(),
}
