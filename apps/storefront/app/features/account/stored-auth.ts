import type { SignedInCustomer } from "./signed-in.ts"

/** Where the specification keeps who is signed in (section 3 "Stored auth state"); the profile alone (ruling D12). */
const AUTH_KEY = "auth"
/** What an earlier or other shop may have left here and no script may ever read. */
const FORBIDDEN_KEYS = ["userPassword", "generatedUsername", "medusa_token", "medusa_auth_token"]
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface StoredAuth {
  isAuthenticated: true
  username: string
  email: string
  name: string
  given_name: string
  family_name: string
  /** Milliseconds since 1970: as long as the session's cookie at most. */
  expiresAt: number
}

export function toStoredAuth({ email, first_name, last_name }: SignedInCustomer, now: number): StoredAuth {
  const given_name = first_name ?? ""
  const family_name = last_name ?? ""
  return {
    isAuthenticated: true,
    username: email,
    email,
    // "The full name is first and last name joined by a space" (specification, section 5).
    name: [given_name, family_name].filter(Boolean).join(" "),
    given_name,
    family_name,
    expiresAt: now + DAYS * DAY_MS,
  }
}

/** Keeps who is signed in beside the page's own answer, forgets it with a sign-out, and clears what must not be here. */
export function storeAuth(customer: SignedInCustomer | null): void {
  try {
    for (const key of FORBIDDEN_KEYS) localStorage.removeItem(key)
    if (customer) localStorage.setItem(AUTH_KEY, JSON.stringify(toStoredAuth(customer, Date.now())))
    else localStorage.removeItem(AUTH_KEY)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
