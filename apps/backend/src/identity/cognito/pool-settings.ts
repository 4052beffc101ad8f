import type { Environment } from "../../env.ts"

/** Where the user pool is, and what visitors may have of it. */
export interface PoolSettings {
  region: string
  poolId: string
  clientId: string
  /** Another server in Amazon's place. */
  endpoint: string | undefined
  /** Whose credentials guests are given; undefined: guests get none. */
  guestPoolId: string | undefined
}

/** The settings of the user pool; undefined when the shop signs its customers in itself. */
export function poolSettings(env: Environment): PoolSettings | undefined {
  const { IDENTITY, COGNITO_REGION, COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID } = env
  if (IDENTITY !== "cognito" || !COGNITO_USER_POOL_ID || !COGNITO_CLIENT_ID) return undefined
  return {
    region: COGNITO_REGION,
    poolId: COGNITO_USER_POOL_ID,
    clientId: COGNITO_CLIENT_ID,
    endpoint: env.COGNITO_ENDPOINT,
    guestPoolId: env.COGNITO_GUEST_ACCESS === "on" ? env.COGNITO_IDENTITY_POOL_ID : undefined,
  }
}
