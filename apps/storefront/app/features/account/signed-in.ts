import { createWatchedValue, useWatchedValue } from "#app/ui/browser/watched-value.ts"

/** Who is signed in, according to `GET /api/session`. */
export interface SignedInCustomer {
  id: string
  first_name: string | null
  last_name: string | null
  email: string
  phone: string | null
}

/** The customer in the answer of `GET /api/session`. */
export interface CustomerAnswer {
  customer: SignedInCustomer | null
  /** False: the back end was unavailable, so `customer` means nothing. */
  customer_available: boolean
}

/** Undefined until the browser has asked, or while the state is unknown; null for a guest. */
export const signedIn = createWatchedValue<SignedInCustomer | null | undefined>(undefined)

export const useSignedIn = () => useWatchedValue(signedIn, undefined)
