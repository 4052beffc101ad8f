import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from "@aws-sdk/client-cognito-identity"
import type { GuestCredentials } from "@porteka/commerce-sdk"
import { CLIENT_OPTIONS, callCognito } from "./call-cognito.ts"
import type { PoolSettings } from "./pool-settings.ts"

/** They are valid for an hour. */
const CACHED_MS = 50 * 60_000

/** The credentials of an identity pool for guests, requested at most every 50 minutes. */
export function guestCredentials(
  { region, endpoint, guestPoolId }: PoolSettings,
  now: () => number = Date.now,
): () => Promise<GuestCredentials | null> {
  if (guestPoolId === undefined) return async () => null
  const client = new CognitoIdentityClient({ region, endpoint, ...CLIENT_OPTIONS })
  let cached: { until: number; credentials: Promise<GuestCredentials> } | undefined

  async function ask(): Promise<GuestCredentials> {
    const { IdentityId } = await callCognito(() =>
      client.send(new GetIdCommand({ IdentityPoolId: guestPoolId })),
    )
    const { Credentials } = await callCognito(() =>
      client.send(new GetCredentialsForIdentityCommand({ IdentityId })),
    )
    const { AccessKeyId, SecretKey, SessionToken, Expiration } = Credentials ?? {}
    if (!AccessKeyId || !SecretKey || !SessionToken || !Expiration) {
      throw new Error("The identity pool has given half of its credentials")
    }
    return {
      access_key_id: AccessKeyId,
      secret_access_key: SecretKey,
      session_token: SessionToken,
      expires_at: Expiration.toISOString(),
    }
  }

  return async () => {
    if (!cached || cached.until <= now()) {
      const credentials = ask()
      cached = { until: now() + CACHED_MS, credentials }
      credentials.catch(() => {
        cached = undefined
      })
    }
    return await cached.credentials
  }
}
