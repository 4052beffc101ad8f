import type { GuestCredentials, SignUpInput } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"

/** A person as known by an identity provider. The address is verified; otherwise there is no user yet. */
export interface IdentityUser {
  /** Their key at the provider. */
  subject: string
  email: string
  first_name?: string
  last_name?: string
  phone?: string
}

/** The data that a person enters at registration. */
export type SignUpProfile = Omit<SignUpInput, "email" | "password">

/** A logged-in person with the provider's data. */
export interface KnownIdentity {
  auth_identity_id: string
  /** The provider's id (`IdentityUser.subject`). */
  subject: string
  email: string
  customer_id: string
  /** The provider's own tokens of this session; null if it has none. */
  tokens: string | null
}

type SignInResult =
  | { kind: "signed_in"; user: IdentityUser; tokens: string | null }
  /** Unknown address or wrong password. */
  | { kind: "refused" }
  /** The right password of an account whose code was not entered yet. */
  | { kind: "not_confirmed"; attempt: string }

interface Typed {
  email: string
  code: string
}

/**
 * Authenticates people. Everything else of an account (the customer, sessions, limits, e-mails about changes)
 * belongs to the shop and is the same for every provider. Refusals are AccountErrors; `identity_unavailable`
 * if the provider cannot be reached. No answer reveals whether an address is registered.
 */
export interface IdentityProvider {
  /** Part of the identity's key in Medusa's auth module. */
  readonly name: string

  /** Sends a code, or informs the mailbox's owner that there is an account. @returns the attempt */
  signUp(person: { email: string; password: string; profile: SignUpProfile }): Promise<string>
  /** @throws AccountError wrong_code */
  confirmSignUp(
    typed: Typed & { attempt?: string; password?: string },
  ): Promise<{ user: IdentityUser; profile: SignUpProfile; tokens: string | null }>
  resendCode(request: { email: string; attempt?: string }): Promise<void>

  signIn(credentials: { email: string; password: string }): Promise<SignInResult>
  /** These tokens, or fresh ones if they are about to expire; null if the provider has ended the session. */
  refresh(tokens: string, options?: { isForced: boolean }): Promise<string | null>
  signOut(tokens: string): Promise<void>
  /** The provider's current data; null if the user no longer exists there. */
  currentUser(identity: KnownIdentity): Promise<IdentityUser | null>

  requestReset(request: { email: string; locale: Locale }): Promise<string>
  /** @returns the subject @throws AccountError wrong_code */
  confirmReset(typed: Typed & { password: string; attempt?: string }): Promise<string>

  isPasswordOf(identity: KnownIdentity, password: string): Promise<boolean>
  changePassword(identity: KnownIdentity, passwords: { old: string; new: string }): Promise<void>
  updateUser(identity: KnownIdentity, user: Omit<IdentityUser, "subject" | "email">): Promise<void>
  requestEmailChange(identity: KnownIdentity, request: { email: string; locale: Locale }): Promise<string>
  /** @returns the user with the new address @throws AccountError wrong_code */
  confirmEmailChange(identity: KnownIdentity, typed: { code: string; attempt: string }): Promise<IdentityUser>
  deleteUser(identity: KnownIdentity): Promise<void>

  /** A guest's credentials at the provider's cloud; null if there are none. */
  guestCredentials(): Promise<GuestCredentials | null>
}
