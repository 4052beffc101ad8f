import type { MedusaContainer } from "@medusajs/framework/types"
import { environment } from "../env.ts"
import { PASSWORD_PROVIDER } from "../modules/emailpass/provider-name.ts"
import { type CloudIdentity, COGNITO, cognitoProvider } from "./cognito/cognito-provider.ts"
import { guestCredentials } from "./cognito/guest-credentials.ts"
import { poolSettings } from "./cognito/pool-settings.ts"
import { UserPool } from "./cognito/user-pool.ts"
import { embeddedProvider } from "./embedded/embedded-provider.ts"
import type { IdentityProvider } from "./identity-provider.ts"

let cloud: CloudIdentity | undefined

/** The identity provider of this shop. */
export function identityProvider(container: MedusaContainer): IdentityProvider {
  const settings = poolSettings(environment())
  if (!settings) return embeddedProvider(container)
  cloud ??= { pool: new UserPool(settings), guestCredentials: guestCredentials(settings) }
  return cognitoProvider(container, cloud)
}

/** Its name, without creating it. */
export const identityProviderName = (): string =>
  environment().IDENTITY === COGNITO ? COGNITO : PASSWORD_PROVIDER
