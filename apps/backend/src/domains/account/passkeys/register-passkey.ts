import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { PasskeyRegistrationAnswer } from "@porteka/commerce-sdk"
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import { wrongCode } from "../../../identity/account-error.ts"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import type { AccountSessionRow } from "../../../modules/account/sessions.ts"
import { conflict } from "../../../refusals/refusals.ts"
import { readSettings } from "../../../shop/read-shop.ts"
import type { AccountInput } from "../account-input.ts"
import { localeOf } from "../account-view.ts"
import { requirePassword } from "../profile.ts"
import { relyingParty } from "./relying-party.ts"

const MOST_PASSKEYS = 20

/** Requires the password: access to an open browser must not be enough to add a passkey. */
export async function beginRegistration(
  container: MedusaContainer,
  session: AccountSessionRow,
  { password }: AccountInput["passkeyOptions"],
): Promise<PasskeyRegistrationAnswer> {
  const { email } = await requirePassword(container, session, password)
  const { passkeys } = container.resolve(ACCOUNT_MODULE)
  const known = await passkeys.list(session.customer_id)
  if (known.length >= MOST_PASSKEYS) {
    throw conflict(`There are ${MOST_PASSKEYS} passkeys already`)
  }
  const { name } = await readSettings(container)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingParty().id,
    userName: email,
    userID: handleOf(session.customer_id),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  return { attempt: await passkeys.beginChallenge(options.challenge, session.customer_id), options }
}

/** Stores the new passkey and notifies its owner by e-mail. @throws AccountError wrong_code */
export async function addPasskey(
  container: MedusaContainer,
  { customer_id, auth_identity_id }: AccountSessionRow,
  { attempt, name, response }: AccountInput["passkey"],
): Promise<void> {
  const { passkeys } = container.resolve(ACCOUNT_MODULE)
  const challenge = await passkeys.takeChallenge(attempt, customer_id)
  if (challenge === undefined) throw wrongCode()
  const { credential, credentialBackedUp } = await verify(
    response as unknown as RegistrationResponseJSON,
    challenge,
  )
  const isNew = await passkeys.add({
    id: credential.id,
    customer_id,
    auth_identity_id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    is_synced: credentialBackedUp,
  })
  if (!isNew) throw wrongCode()
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customer_id)
  await enqueueAccountMail(container, {
    kind: "passkey_added",
    about_id: customer_id,
    part_id: credential.id,
    recipient: customer.email,
    locale: localeOf(customer),
  })
}

async function verify(response: RegistrationResponseJSON, expectedChallenge: string) {
  const { id, origin } = relyingParty()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (verified) return registrationInfo
  } catch {
    // The specific error is not revealed.
  }
  throw wrongCode()
}

/** WebAuthn's user handle: the same for every passkey of a customer, without personal data. */
const handleOf = (customerId: string) => new Uint8Array(createHash("sha256").update(customerId).digest())
