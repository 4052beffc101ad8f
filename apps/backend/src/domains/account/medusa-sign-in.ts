import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { AccountError } from "../../identity/account-error.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"
import { invalidData, unauthorized } from "../../refusals/refusals.ts"
import { accessToken, signJwt } from "./access-token.ts"
import { beginSession } from "./begin-session.ts"
import type { MedusaCustomerInput } from "./medusa-sign-in-input.ts"
import type { Shopper } from "./shopper.ts"
import { authenticateCustomer } from "./sign-in.ts"
import { confirmSignUp, resendCode, signUp } from "./sign-up.ts"

interface MedusaSignUp {
  attempt: string
  email: string
}

interface Credentials {
  email: string
  password: string
}

/** As long as Medusa's own tokens are valid. Its session, and with it the token, can be ended earlier. */
const STOCK_TOKEN_MINUTES = 24 * 60
const SIGN_UP_TOKEN_MINUTES = 60

/** Answers `{ token }`, or what Medusa answers for an address that is not verified yet. */
export async function medusaSignIn(container: MedusaContainer, credentials: Credentials, shopper: Shopper) {
  try {
    const owner = await authenticateCustomer(container, credentials, shopper)
    return await tokenOf(container, await beginSession(container, owner, shopper))
  } catch (error) {
    const attempt = error instanceof AccountError ? error.details.attempt : undefined
    if (attempt === undefined) throw error
    const { email } = credentials
    return { ...signUpToken(container, { attempt, email }), ...verificationOf(email) }
  }
}

/** Answers with a token to continue the sign-up; the same answer for an address that has an account already. */
export async function beginMedusaSignUp(
  container: MedusaContainer,
  credentials: Credentials,
  shopper: Shopper,
) {
  const { attempt } = await signUp(container, { ...credentials, locale: DEFAULT_LOCALE }, shopper)
  return signUpToken(container, { attempt, email: credentials.email })
}

/** Stores name and telephone number; the customer is created once the code from the mail is typed in. */
export async function describeMedusaCustomer(
  container: MedusaContainer,
  { attempt, email }: MedusaSignUp,
  { email: typed, first_name, last_name, phone, company_name }: MedusaCustomerInput,
) {
  if (typed !== email) {
    throw invalidData("The e-mail is not that of this sign-in")
  }
  await container.resolve(ACCOUNT_MODULE).codes.storeProfile(attempt, {
    ...(first_name ? { first_name } : {}),
    ...(last_name ? { last_name } : {}),
    ...(phone ? { phone } : {}),
  })
  const customer = {
    id: attempt,
    email,
    first_name: first_name ?? null,
    last_name: last_name ?? null,
    phone: phone ?? null,
    company_name: company_name ?? null,
    has_account: false,
    addresses: [],
    metadata: null,
  }
  return { customer, ...verificationOf(email) }
}

export async function confirmMedusaSignUp(
  container: MedusaContainer,
  typed: MedusaSignUp & { code: string },
  shopper: Shopper,
) {
  const signedIn = await confirmSignUp(container, typed, shopper)
  const { verification } = verificationOf(typed.email)
  return {
    ...(await tokenOf(container, signedIn)),
    verification: { ...verification, verified_at: new Date().toISOString() },
  }
}

export async function resendMedusaCode(container: MedusaContainer, signUp: MedusaSignUp, shopper: Shopper) {
  await resendCode(container, signUp, shopper)
  return { verification: verificationOf(signUp.email).verification }
}

export function medusaRefresh(container: MedusaContainer, session: AccountSessionRow) {
  return { token: accessToken(container, session, STOCK_TOKEN_MINUTES).access_token }
}

async function tokenOf(container: MedusaContainer, { session }: { session: { id: string } }) {
  const row = await container.resolve(ACCOUNT_MODULE).sessions.findById(session.id)
  if (!row) throw unauthorized("Unauthorized")
  return medusaRefresh(container, row)
}

/** It names no customer yet, so no customer route accepts it. */
function signUpToken(container: MedusaContainer, sign_up: MedusaSignUp) {
  const claims = { actor_id: "", actor_type: "customer", auth_identity_id: sign_up.attempt, sign_up }
  return { token: signJwt(container, claims, SIGN_UP_TOKEN_MINUTES) }
}

function verificationOf(email: string) {
  return {
    verification_required: true,
    verification: { entity_id: email, entity_type: "email", code_provider: "email" },
  }
}
