import type { Locale } from "@porteka/shop/languages"
import type { AddressInput, CustomerAddress } from "./address-types.ts"

/** Customers' accounts: sign-up, sign-in, sessions, and personal data. */

export interface SignUpInput {
  email: string
  password: string
  first_name?: string
  last_name?: string
  phone?: string
  locale: Locale
  newsletter?: boolean
  /** Guest orders with this address are added to the account. */
  claim_orders?: boolean
  address?: AddressInput
}

/** The same for every address (ruling D14). */
export interface AttemptAnswer {
  /** Known only to the browser that started; proves that the code is entered by the same person. */
  attempt: string
}

export interface ConfirmSignUpInput {
  email: string
  code: string
  /** The sign-up's attempt, or its password: one of both. */
  attempt?: string
  password?: string
  first_name?: string
  last_name?: string
}

export interface SignInInput {
  email: string
  password: string
  locale: Locale
}

export interface AccountCustomer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  company_name: string | null
  locale: Locale
  newsletter: boolean
  addresses: CustomerAddress[]
  created_at: string
  /** Orders placed as a guest with the same address. */
  claimable_orders: number
  /** When the account will be deleted, if its owner has requested it. */
  deletion_due_at: string | null
  /** Null: the wishlist is stored in the browser only. */
  wishlist_saved_at: string | null
}

export interface AccountSession {
  id: string
  /** "Firefox · Windows" */
  device: string
  /** The IP address without its last part: "193.224.x.x". */
  place: string | null
  created_at: string
  last_seen_at: string
  is_current: boolean
}

export interface SessionAnswer {
  session: AccountSession
  customer: AccountCustomer
}

export interface AccessTokenAnswer {
  /** A short-lived JWT for the customer's calls, valid only while its session lives. */
  access_token: string
  access_token_expires_at: string
}

/** `session_token` is the secret of a cookie: no script may see it. */
export interface SignedIn extends SessionAnswer, AccessTokenAnswer {
  session_token: string
  expires_at: string
}

export interface ProfileInput {
  first_name?: string
  last_name?: string
  phone?: string | null
  locale?: Locale
}

export interface CartMergeAnswer {
  /** The remaining cart; null if there is none. */
  cart_id: string | null
  /** Whether lines of two carts were merged. */
  merged: boolean
}

export interface WishlistEntry {
  product_id: string
  variant_id: string
  added_at: string
}

export interface WishlistAnswer {
  items: WishlistEntry[]
  saved_at: string | null
}

/** What is wrong with a new password. */
export const PASSWORD_PROBLEMS = ["too_short", "too_long", "too_common", "like_email"] as const
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number]

/** `code` of a refused call; `problem` in the body explains a weak password. */
export const ACCOUNT_REFUSALS = [
  "weak_password",
  "wrong_credentials",
  "not_confirmed",
  "wrong_code",
  "not_authenticated",
  "too_many_attempts",
  "identity_unavailable",
] as const
export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number]

/** The HTTP status of each code. */
export const ACCOUNT_REFUSAL_STATUS: Readonly<Record<AccountRefusal, number>> = {
  weak_password: 400,
  wrong_credentials: 401,
  not_confirmed: 403,
  wrong_code: 400,
  not_authenticated: 401,
  too_many_attempts: 429,
  identity_unavailable: 503,
}

/** A key with which a device signs its owner in. */
export interface Passkey {
  id: string
  name: string
  /** It is on more than one device of its owner. */
  is_synced: boolean
  created_at: string
  last_used_at: string | null
}

/** `options` are those of WebAuthn, as JSON; `attempt` is sent back with the browser's answer. */
export interface PasskeyRegistrationAnswer {
  attempt: string
  options: object
}

export type PasskeySignInAnswer = PasskeyRegistrationAnswer

/** What the browser answers, as JSON. */
export interface PasskeyResponse {
  attempt: string
  response: Record<string, unknown>
}

/** Guest credentials of the identity provider's cloud. */
export interface GuestCredentials {
  access_key_id: string
  secret_access_key: string
  session_token: string
  expires_at: string
}

/** The product names of a record in the caller's language; null for deleted products. */
export interface ProductNames {
  title: string | null
  variant_title: string | null
}

/** All data about a customer (GDPR Articles 15 and 20). */
export interface AccountExport {
  created_at: string
  customer: Record<string, unknown>
  addresses: Record<string, unknown>[]
  orders: Record<string, unknown>[]
  carts: Record<string, unknown>[]
  invoices: Record<string, unknown>[]
  /** What bank statements say about the payments of the orders. */
  transfers: Record<string, unknown>[]
  withdrawals: Record<string, unknown>[]
  complaints: Record<string, unknown>[]
  messages: Record<string, unknown>[]
  /** Of the staff, about the person and the orders. */
  notes: Record<string, unknown>[]
  consents: Record<string, unknown>[]
  mails: Record<string, unknown>[]
  /** Cards that others have sent to the customer. */
  gift_cards: Record<string, unknown>[]
  notices: Record<string, unknown>[]
  reviews: Record<string, unknown>[]
  wishlist: { items: (WishlistEntry & ProductNames)[]; saved_at: string | null }
  sessions: Record<string, unknown>[]
  passkeys: Record<string, unknown>[]
}
