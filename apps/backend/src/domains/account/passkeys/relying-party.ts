import { environment } from "../../../env.ts"
import { identityProviderName } from "../../../identity/find-identity-provider.ts"
import { PASSWORD_PROVIDER } from "../../../modules/emailpass/provider-name.ts"
import { notFound } from "../../../refusals/refusals.ts"

/** The domain for which this shop's passkeys are valid; they do not work on a phishing page at another address. */
export function relyingParty(): { id: string; origin: string } {
  const { PASSKEY_ORIGIN, PUBLIC_URL } = environment()
  const { hostname, origin } = new URL(PASSKEY_ORIGIN ?? PUBLIC_URL)
  return { id: hostname, origin }
}

/** Passkeys exist with the embedded provider only. @throws not found with another provider */
export function requirePasskeys(): void {
  if (identityProviderName() === PASSWORD_PROVIDER) return
  throw notFound("Passkeys are not offered")
}
