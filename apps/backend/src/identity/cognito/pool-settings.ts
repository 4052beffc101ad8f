import type { Environment } from "../../env.ts"

/** The location of the user pool, and what guests get from it. */
export interface PoolSettings {
  region: string
  poolId: string
  clientId: string
  /** Another server instead of Amazon. */
  endpoint: string | undefined
  /** The pool for guest credentials; undefined: guests get none. */
  guestPoolId: string | undefined
}

/** The settings of the user pool; undefined if the shop authenticates its customers itself. */
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
