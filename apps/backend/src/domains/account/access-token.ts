import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import type { AccessTokenAnswer } from "@porteka/commerce-sdk"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"

const ACCESS_TOKEN_MINUTES = 15

/** The payload of a customer's token, in Medusa's format. It names its session and is refused once that has ended. */
export function sessionClaims({ id, customer_id, auth_identity_id, provider }: AccountSessionRow) {
  return {
    actor_id: customer_id,
    actor_type: "customer",
    auth_identity_id,
    auth_provider: provider,
    session_id: id,
    mfa_enabled: false,
    app_metadata: { customer_id },
    user_metadata: {},
  }
}

export function signJwt(
  container: MedusaContainer,
  claims: Record<string, unknown>,
  minutes: number,
): string {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return generateJwtToken(claims, {
    secret: http.jwtSecret,
    expiresIn: `${minutes}m`,
    jwtOptions: http.jwtOptions,
  })
}

/** A JWT that Medusa's customer routes accept. */
export function accessToken(
  container: MedusaContainer,
  session: AccountSessionRow,
  minutes = ACCESS_TOKEN_MINUTES,
): AccessTokenAnswer {
  return {
    access_token: signJwt(container, sessionClaims(session), minutes),
    access_token_expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  }
}
