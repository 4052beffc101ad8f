import type { SignedInCustomer } from "./signed-in.ts"

/** Where the specification stores who is signed in (section 3 "Stored auth state"); only the profile (ruling D12). */
export const AUTH_KEY = "auth"
/** Keys an earlier or other shop may have left here, which no script may read. */
const FORBIDDEN_KEYS = ["userPassword", "generatedUsername", "medusa_token", "medusa_auth_token"]
/** Set while this browser rejects cookies (specification 3). */
const COOKIE_DISABLED_KEY = "auth_cookie_disabled"
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface StoredAuth {
  isAuthenticated: true
  userId: string
  username: string
  email: string
  name: string
  given_name: string
  family_name: string
  phone_number: string
  /** Milliseconds since 1970: as long as the session's cookie at most. */
  expiresAt: number
}

export function toStoredAuth(customer: SignedInCustomer, now: number): StoredAuth {
  const { id, email, first_name, last_name, phone } = customer
  const given_name = first_name ?? ""
  const family_name = last_name ?? ""
  return {
    isAuthenticated: true,
    userId: id,
    username: email,
    email,
    // "The full name is first and last name joined by a space" (specification, section 5).
    name: [given_name, family_name].filter(Boolean).join(" "),
    given_name,
    family_name,
    phone_number: phone ?? "",
    expiresAt: now + DAYS * DAY_MS,
  }
}

/** Stores who is signed in, deletes it on sign-out, and deletes forbidden keys. */
export function storeAuth(customer: SignedInCustomer | null): void {
  whereStorageWorks(() => {
    for (const key of FORBIDDEN_KEYS) localStorage.removeItem(key)
    if (customer) localStorage.setItem(AUTH_KEY, JSON.stringify(toStoredAuth(customer, Date.now())))
    else for (const key of [AUTH_KEY, COOKIE_DISABLED_KEY]) localStorage.removeItem(key)
  })
}

/**
 * Records that the signed-in customer has no cookie, or has one again. The access token is never stored (ADR
 * 0027).
 */
export function rememberCookieMode(isDisabled: boolean): void {
  whereStorageWorks(() => {
    if (isDisabled) localStorage.setItem(COOKIE_DISABLED_KEY, "true")
    else localStorage.removeItem(COOKIE_DISABLED_KEY)
  })
}

/** A browser that rejects cookies also refuses storage. */
function whereStorageWorks(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
