import type { GuestCredentials, SignUpInput } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"

/** A person as an identity provider knows them. The address is verified: else there is no user yet. */
export interface IdentityUser {
  /** Their key at the provider. */
  subject: string
  email: string
  first_name?: string
  last_name?: string
  phone?: string
}

/** What a person says of themselves when signing up. */
export type SignUpProfile = Omit<SignUpInput, "email" | "password">

/** A person who is signed in, as the provider finds them. */
export interface KnownIdentity {
  auth_identity_id: string
  /** The provider's name for them (`IdentityUser.subject`). */
  subject: string
  email: string
  customer_id: string
  /** The provider's own tokens of this session; null where it has none. */
  tokens: string | null
}

export type SignInResult =
  | { kind: "signed_in"; user: IdentityUser; tokens: string | null }
  /** Unknown address or wrong password. */
  | { kind: "refused" }
  /** The right password of an account whose code was not typed yet. */
  | { kind: "not_confirmed"; attempt: string }

export interface Typed {
  email: string
  code: string
}

/**
 * Who proves who somebody is. Everything else of an account (the customer, sessions, limits, mails about what has
 * happened) is the shop's, the same for every provider. Refusals are AccountErrors; `identity_unavailable` when the
 * provider cannot be asked. No answer says whether an address is registered.
 */
export interface IdentityProvider {
  /** Part of the identity's key in Medusa's auth module. */
  readonly name: string

  /** Sends a code, or tells the mailbox's owner that there is an account. @returns the attempt */
  signUp(person: { email: string; password: string; profile: SignUpProfile }): Promise<string>
  /** @throws AccountError wrong_code */
  confirmSignUp(
    typed: Typed & { attempt?: string; password?: string },
  ): Promise<{ user: IdentityUser; profile: SignUpProfile; tokens: string | null }>
  resendCode(wish: { email: string; attempt?: string }): Promise<void>

  signIn(credentials: { email: string; password: string }): Promise<SignInResult>
  /** These tokens, or fresh ones when they are about to expire; null when the provider has ended the session. */
  refresh(tokens: string, options?: { isForced: boolean }): Promise<string | null>
  signOut(tokens: string): Promise<void>
  /** As the provider knows them now; null when it does not any more. */
  currentUser(identity: KnownIdentity): Promise<IdentityUser | null>

  requestReset(wish: { email: string; locale: Locale }): Promise<string>
  /** @returns the subject @throws AccountError wrong_code */
  confirmReset(typed: Typed & { password: string; attempt?: string }): Promise<string>

  isPasswordOf(identity: KnownIdentity, password: string): Promise<boolean>
  changePassword(identity: KnownIdentity, passwords: { old: string; new: string }): Promise<void>
  updateUser(identity: KnownIdentity, user: Omit<IdentityUser, "subject" | "email">): Promise<void>
  requestEmailChange(identity: KnownIdentity, wish: { email: string; locale: Locale }): Promise<string>
  /** @returns the user with the new address @throws AccountError wrong_code */
  confirmEmailChange(identity: KnownIdentity, typed: { code: string; attempt: string }): Promise<IdentityUser>
  deleteUser(identity: KnownIdentity): Promise<void>

  /** Rights of a visitor at the provider's cloud; null where there are none. */
  guestCredentials(): Promise<GuestCredentials | null>
}
