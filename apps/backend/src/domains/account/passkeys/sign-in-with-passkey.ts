import type { MedusaContainer } from "@medusajs/framework/types"
import type { PasskeySignInAnswer, SignedIn } from "@porteka/commerce-sdk"
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server"
import { wrongCredentials } from "../../../identity/account-error.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import type { PasskeyRow } from "../../../modules/account/passkeys.ts"
import { PASSWORD_PROVIDER } from "../../../modules/emailpass/provider-name.ts"
import type { AccountInput } from "../account-input.ts"
import { beginSession } from "../begin-session.ts"
import { limitTries } from "../limit-tries.ts"
import type { Shopper } from "../shopper.ts"
import { relyingParty } from "./relying-party.ts"

/** Names no account: the device knows which passkeys it has. */
export async function beginPasskeySignIn(
  container: MedusaContainer,
  { address }: Shopper,
): Promise<PasskeySignInAnswer> {
  await limitTries(container, "passkey_options", { account: "", address })
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: "required",
  })
  const { passkeys } = container.resolve(ACCOUNT_MODULE)
  return { attempt: await passkeys.beginChallenge(options.challenge, null), options }
}

/** One error for everything that can be wrong. @throws AccountError wrong_credentials */
export async function signInWithPasskey(
  container: MedusaContainer,
  { attempt, response }: AccountInput["passkeySignIn"],
  shopper: Shopper,
): Promise<SignedIn> {
  await limitTries(container, "passkey", { account: "", address: shopper.address })
  const { passkeys } = container.resolve(ACCOUNT_MODULE)
  const challenge = await passkeys.takeChallenge(attempt, null)
  const passkey = await passkeys.find(response.id)
  if (challenge === undefined || !passkey) throw wrongCredentials()
  const counter = await verify(response as unknown as AuthenticationResponseJSON, challenge, passkey)
  if (!(await passkeys.use(passkey, counter))) throw wrongCredentials()
  const { customer_id, auth_identity_id } = passkey
  return await beginSession(
    container,
    { customer_id, auth_identity_id, provider: PASSWORD_PROVIDER, tokens: null },
    shopper,
  )
}

/** @returns the new counter; one that does not increase means that the passkey was copied */
async function verify(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { id, public_key, counter, transports }: PasskeyRow,
): Promise<number> {
  const { id: expectedRPID, origin } = relyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(public_key), counter, transports },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // Not revealed to the caller.
  }
  throw wrongCredentials()
}
