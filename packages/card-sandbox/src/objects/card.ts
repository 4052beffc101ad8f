/** The stored data of a card. Never its number or security code. */
export interface Card {
  brand: "visa" | "mastercard" | "amex" | "discover" | "unknown"
  last4: string
  exp_month: number
  exp_year: number
  country: string
  funding: "credit"
  fingerprint: string
  networks: { available: string[]; preferred: null }
  three_d_secure_usage: { supported: boolean }
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: "pass" | "unchecked" }
  wallet: null
}
