import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose"
import { identityUnavailable } from "../account-error.ts"
import type { PoolSettings } from "./pool-settings.ts"
import type { PoolTokens } from "./sealed-tokens.ts"

/** The pool's answer to a password or a refresh token. */
export interface IssuedTokens {
  access: string
  id: string
  /** Undefined: the previous one stays valid. */
  refresh: string | undefined
}

export interface CheckedTokens {
  /** The user's name in the pool, which never changes. */
  username: string
  tokens: PoolTokens
}

const MS_PER_SECOND = 1000

/** The issuer of the pool's tokens. */
export const issuerOf = ({ endpoint, region, poolId }: PoolSettings): string =>
  `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${poolId}`

/** The public keys of the pool, fetched at first use and kept. */
export const keysOf = (settings: PoolSettings): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(`${issuerOf(settings)}/.well-known/jwks.json`))

/**
 * Accepts a pair of tokens only if both are signed by the pool, for this client and the same user.
 * @throws AccountError if the pool's keys cannot be fetched; jose's error for invalid tokens
 */
export async function checkTokens(
  { access, id, refresh }: IssuedTokens & { refresh: string },
  settings: PoolSettings,
  keys: JWTVerifyGetKey,
): Promise<CheckedTokens> {
  const issuer = issuerOf(settings)
  const rules = { issuer, requiredClaims: ["exp", "sub"], algorithms: ["RS256"] }
  const read = async (token: string, audience?: string) => {
    try {
      return (await jwtVerify(token, keys, { ...rules, ...(audience ? { audience } : {}) })).payload
    } catch (error) {
      if (error instanceof TypeError || error instanceof errors.JWKSTimeout) throw identityUnavailable()
      throw error
    }
  }
  const [accessClaims, idClaims] = await Promise.all([read(access), read(id, settings.clientId)])
  const { username } = accessClaims
  const isOurs = accessClaims.client_id === settings.clientId && accessClaims.sub === idClaims.sub
  const isKind = accessClaims.token_use === "access" && idClaims.token_use === "id"
  if (!isOurs || !isKind || typeof username !== "string") throw new Error("The tokens are for something else")
  const expires = Math.min(Number(accessClaims.exp), Number(idClaims.exp))
  return { username, tokens: { access, refresh, expires_at: expires * MS_PER_SECOND } }
}
